import { mount } from "svelte";
import "../src/style/base.css";
import { speak } from "../src/say.svelte";
import { device } from "../src/device.svelte";
import TableFrame from "../src/table/TableFrame.svelte";
import ScreenBox from "./ScreenBox.svelte";
const q = new URLSearchParams(location.search);
device.theme = q.get("light") ? "light" : "dark"; device.light();
await speak((q.get("lang") ?? "en") as "en");
const n = Number(q.get("players") ?? 4), s = q.get("s") ?? "turn", you = q.get("screen") ? null : Number(q.get("you") ?? 0);
const NAMES = q.get("long") ? ["Ann-Sophie von Hohenlohe","Wolfeschlegelsteinhausen","Søren Kierkegaard","Maximiliane","Esperanza","Bartholomew","Dorothea","Ignatius"] : ["Ann", "Bo", "Cleo", "Dan", "Eve", "Finn", "Gro", "Hal"];
const loot = [["treasure","treasure","cat"],["treasure"],["parrot","treasure"],[],["11"],[],["treasure"],[]].slice(0,n) as string[][];
const penalties = [1,0,3,2,0,1,0,0].slice(0,n);
const points = loot.map((l,i)=>l.reduce((a,c)=>a+(c==="treasure"?3:-1),0)-penalties[i]!);
const base: any = { game: "scatty-rogues", you, players: NAMES.slice(0,n).map((name,seat)=>({seat,name})), legal: [], awaited:false, deadline:null, result:null, phase:"walk", turn:1, trap:null, hider:null, chooser:null, objector:null, accused:null, tied:[], traps_left:7, penalty_pile:3, loot, penalties, points, said:null, window_ends:null, count_ends:null, door:null };
const t0 = performance.now()/1000;
const answer = [{move:"answer",open:["say"]},{move:"scatty"}];
const S: Record<string, any> = {
 turn: {}, mine: {turn:0, legal: answer, awaited:true, deadline: 28},
 said: {turn:2, accused:1, said:{seat:1,say:"7"}, window_ends: 4, legal:[{move:"object"}]},
 word: {turn:2, accused:1, said:{seat:1,say:q.get("say")??"hook hand"}, window_ends: 4, legal:[{move:"object"}]},
 sign: {turn:2, accused:1, said:{seat:1,sign:"ear"}, window_ends: 4, legal:[{move:"object"}]},
 scatty: {turn:2, accused:1, said:{seat:1,scatty:true}, legal:[{move:"object"}]},
 count: {count_ends: 3.4, legal:[]}, cancount: {legal:[{move:"count"},{move:"object"}],accused:0},
 slow: {accused:1, turn:1, legal:[{move:"object"}]},
 correct: {phase:"correct", objector:0, accused:1, turn:2, awaited:true, deadline: 7, legal:[{move:"correct",open:["say"]}]},
 objects: {phase:"correct", objector:2, accused:0, turn:1, deadline: 7},
 door: {objector:2, accused:1, turn:2, door:{trove:7,holds:q.get("holds")??"treasure"}, said:{seat:1,say:"7"}},
 hide: {phase:"hide", hider:0, turn:0, trap:{kind:"picture",id:"parrot"}, awaited:true, deadline:55, legal: Array.from({length:18},(_,i)=>({move:"hide",trove:i+1,open:["word"]}))},
 hidesign: {phase:"hide", hider:0, turn:0, trap:{kind:"sign",id:"ear"}, awaited:true, deadline:55, legal: Array.from({length:18},(_,i)=>({move:"hide",trove:i+1}))},
 hides: {phase:"hide", hider:1, turn:1, trap:{kind:"picture",id:"pirate"}, deadline:55},
 penalty: {phase:"penalty", chooser:0, awaited:true, penalty_pile:0, deadline: 15, legal:[{move:"penalty_from",seat:2},{move:"penalty_from",seat:3}]},
 over: {phase:"over", traps_left:0, result:{winners:[0],points}},
};
const view = {...base, ...S[s]};
const table: any = { code:"ABCD", game:"scatty-rogues", stage: "playing", options:{words:q.get("plain")?"plain":"own",count_seconds:5}, together: !!q.get("together"), owner:0, seats: view.players.map((p:any)=>({seat:p.seat,name:p.name,kind:"person",present:true,away_since:null,bot:null})), host:null, muted:[], watchers:0 };
const ls = new Set<any>(), vs = new Set<any>();
const feed: any = { view, n:1, lines:[], earlier:false, table, chapter:0, typist:null, onView:(l:any)=>(vs.add(l),()=>vs.delete(l)), onLine:(l:any)=>(ls.add(l),()=>ls.delete(l)), recall:async()=>{}, now:()=>performance.now()/1000-t0, act: async(m:any)=>{ (window as any).acted=[...((window as any).acted??[]),m]; }, typed(){} };
(window as any).line = (l:any)=>{ for (const f of ls) f({n:Math.random(),at:0,...l}); };
(window as any).see = (k:string)=>{ const v={...base,...S[k]}; for (const f of vs) f({n:++feed.n,at:0,view:v},false); };
if (q.get("screen")) mount(ScreenBox, { target: document.getElementById("app")!, props: { feed } });
else mount(TableFrame, { target: document.getElementById("app")!, props: { feed, place:"x", title:"ABCD" } as any });
