/** A picture of how a match ended, drawn on this device with its own typefaces and colours. */

export interface Card {
  game: string;
  /** A CSS colour. */
  accent: string;
  title: string;
  how: string;
  /** One line of the story. */
  line: string;
  address: string;
  /** As they are drawn on the page. */
  faces: SVGSVGElement[];
  picture: SVGSVGElement | null;
}

const SIZE = 1080;
const EDGE = 72;
/** Letters of what is long, in those of what is short. */
const SMALLER = [1, 0.85, 0.72, 0.6];
/** Of a drawing these are taken over; the page's style sheets do not reach into a picture. */
const STYLES = [
  "fill",
  "stroke",
  "stroke-width",
  "stroke-linecap",
  "stroke-linejoin",
  "stroke-dasharray",
  "paint-order",
  "opacity",
  "font-size",
  "font-family",
  "font-weight",
  "text-anchor",
];

/** A drawing as it looks here, as a picture that needs no style sheet. */
function standalone(svg: SVGSVGElement, width: number, height: number): string {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const from = [svg, ...svg.querySelectorAll("*")];
  [copy, ...copy.querySelectorAll<SVGElement>("*")].forEach((element, i) => {
    const seen = getComputedStyle(from[i]!);
    for (const style of STYLES) element.style.setProperty(style, seen.getPropertyValue(style));
    element.removeAttribute("class");
  });
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.setAttribute("width", String(width));
  copy.setAttribute("height", String(height));
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
}

async function loadImage(svg: SVGSVGElement, width: number, height: number): Promise<HTMLImageElement> {
  const image = new Image(width, height);
  image.src = standalone(svg, width, height);
  await image.decode();
  return image;
}

/** Lines of at most that width; the last ends with an ellipsis where there is more. */
export function wrap(text: string, width: number, most: number, measure: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = line ? `${line} ${word}` : word;
    if (line && measure(longer) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  if (line) lines.push(line);
  if (lines.length <= most) return lines;
  let last = lines[most - 1] ?? "";
  while (last && measure(`${last}…`) > width) last = last.slice(0, -1);
  return [...lines.slice(0, most - 1), `${last.trimEnd()}…`];
}

/** As few lines, all of about the same width: no word stands alone in the last. */
export function balanceLines(
  text: string,
  width: number,
  most: number,
  measure: (text: string) => number,
): string[] {
  const lines = wrap(text, width, most, measure);
  if (lines.length < 2 || lines.at(-1)?.endsWith("…")) return lines;
  for (let narrower = width * 0.95; narrower > width / 2; narrower -= width * 0.05) {
    const tried = wrap(text, narrower, Infinity, measure);
    if (tried.length > lines.length || tried.some((line) => measure(line) > narrower)) break;
    lines.splice(0, lines.length, ...tried);
  }
  return lines;
}

export async function drawCard(card: Card): Promise<Blob> {
  await document.fonts.ready;
  const canvas = Object.assign(document.createElement("canvas"), { width: SIZE, height: SIZE });
  const pen = canvas.getContext("2d")!;
  const root = getComputedStyle(document.documentElement);
  /** A colour by its name in the tokens. */
  const ink = (value: string): string => {
    const probe = document.body.appendChild(Object.assign(document.createElement("i"), { hidden: true }));
    probe.style.color = value;
    const found = getComputedStyle(probe).color;
    probe.remove();
    return found;
  };
  const serif = root.getPropertyValue("--serif");
  const sans = root.getPropertyValue("--sans");
  let y = EDGE;

  pen.fillStyle = ink("var(--ground)");
  pen.fillRect(0, 0, SIZE, SIZE);
  const glow = pen.createRadialGradient(SIZE / 2, SIZE * 0.36, 40, SIZE / 2, SIZE * 0.36, SIZE * 0.6);
  glow.addColorStop(0, ink("var(--raised)"));
  glow.addColorStop(1, ink("var(--ground)"));
  pen.fillStyle = glow;
  pen.fillRect(0, 0, SIZE, SIZE);
  pen.fillStyle = ink(card.accent);
  pen.fillRect(0, 0, SIZE, 14);
  pen.textAlign = "center";
  pen.textBaseline = "top";

  /** In letters that are as large as its lines allow. */
  const write = (text: string, font: string, largest: number, colour: string, most: number): void => {
    const room = SIZE - 2 * EDGE;
    const width = (some: string): number => pen.measureText(some).width;
    const sizes = SMALLER.map((part) => largest * part);
    const size =
      sizes.find((one) => {
        pen.font = font.replace("SIZE", `${one}px`);
        const lines = wrap(text, room, Infinity, width);
        return lines.length <= most && lines.every((line) => width(line) <= room);
      }) ?? sizes.at(-1)!;
    pen.font = font.replace("SIZE", `${size}px`);
    pen.fillStyle = ink(colour);
    for (const line of balanceLines(text, room, most, width)) {
      pen.fillText(line, SIZE / 2, y);
      y += size * 1.2;
    }
  };

  write(card.game, `600 SIZE ${serif}`, 44, "var(--ink-soft)", 1);
  y += 20;
  const faces = card.faces.slice(0, 5);
  const face = Math.min(card.picture ? 260 : 400, (SIZE - 2 * EDGE) / Math.max(1, faces.length) - 20);
  const left = SIZE / 2 - (faces.length * (face + 20) - 20) / 2;
  for (const [i, one] of faces.entries()) {
    const x = left + i * (face + 20);
    pen.save();
    pen.beginPath();
    pen.arc(x + face / 2, y + face / 2, face / 2, 0, 2 * Math.PI);
    pen.clip();
    pen.drawImage(await loadImage(one, face, face), x, y, face, face);
    pen.restore();
    pen.strokeStyle = ink("var(--brass)");
    pen.lineWidth = 8;
    pen.stroke();
  }
  if (faces.length > 0) y += face + 26;
  write(card.title, `650 SIZE ${serif}`, 82, "var(--brass-ink)", 2);
  write(card.how, `400 SIZE ${sans}`, 40, "var(--ink)", 2);
  if (card.picture) {
    const box = card.picture.viewBox.baseVal;
    const room = SIZE - EDGE - 110 - y;
    const height = Math.min(room, ((SIZE - 2 * EDGE) * box.height) / box.width);
    const width = (height * box.width) / box.height;
    if (height > 80)
      pen.drawImage(await loadImage(card.picture, width, height), (SIZE - width) / 2, y + 12, width, height);
  } else {
    y += 20;
    write(card.line, `400 SIZE ${sans}`, 40, "var(--ink-soft)", 3);
  }
  y = SIZE - EDGE - 38;
  write(card.address, `600 SIZE ${sans}`, 34, "var(--ink-soft)", 1);
  return new Promise((made, failed) =>
    canvas.toBlob((blob) => (blob ? made(blob) : failed(new Error("no picture"))), "image/png"),
  );
}
