/** The pictures behind the doors of the vault: paths on a field of 64, easy to tell apart by shape. */

import type { Picture } from "../view";

type Paint = "line" | "brass" | "wax" | "steel" | "paper" | "night" | "leaf" | "ink";

export const DRAWN: Record<Picture, [Paint, string][]> = {
  crown: [
    ["brass", "M8 50 5 20l14 10L32 10l13 20 14-10-3 30z"],
    ["wax", "M8 50h48v6H8zM32 30a4 4 0 1 1 0 8 4 4 0 0 1 0-8z"],
  ],
  key: [
    ["brass", "M28 30h8v8h10v7H36v5h7v7H36v3h-8z"],
    ["brass", "M32 4a14 14 0 1 1 0 28 14 14 0 0 1 0-28zM32 12a6 6 0 1 0 0 12 6 6 0 0 0 0-12z"],
  ],
  owl: [
    ["leaf", "M12 12c4 5 8 6 20 6s16-1 20-6c4 14 2 44-20 46C10 56 8 26 12 12z"],
    ["paper", "M22 22a8 8 0 1 1 0 16 8 8 0 0 1 0-16zM42 22a8 8 0 1 1 0 16 8 8 0 0 1 0-16z"],
    ["ink", "M22 27a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM42 27a3 3 0 1 1 0 6 3 3 0 0 1 0-6z"],
    ["brass", "M32 34l4 5-4 6-4-6z"],
    ["line", "M24 50l4 3 4-3 4 3 4-3"],
  ],
  rose: [
    ["line", "M32 36c1 10-1 16-2 24"],
    ["leaf", "M31 50c6-9 14-8 18-6-2 6-9 11-18 6zM31 56c-5-8-12-8-16-6 2 5 8 9 16 6z"],
    ["wax", "M32 6c12 0 18 8 16 17-2 9-9 15-16 15s-14-6-16-15C14 14 20 6 32 6z"],
    ["line", "M22 16c6-5 16-4 18 3 1 6-8 9-12 5-3-4 2-8 6-6M19 25c6 8 20 8 26 0"],
  ],
  sword: [
    ["steel", "M32 4l5 8v30H27V12z"],
    ["brass", "M16 42h32v5H16zM29 47h6v9h-6zM32 55a4 4 0 1 1 0 8 4 4 0 0 1 0-8z"],
    ["line", "M32 12v28"],
  ],
  candle: [
    ["paper", "M24 26h16v26H24z"],
    ["brass", "M12 52h40l-4 8H16z"],
    ["wax", "M32 4c6 7 7 10 7 13a7 7 0 0 1-14 0c0-3 1-6 7-13z"],
    ["line", "M32 26v-4"],
  ],
  raven: [
    ["night", "M6 24c6-2 8-4 10-8 5-8 18-8 23 2 4 8 6 16 19 22l-14 2c-4 6-10 9-17 9C16 51 12 42 15 30z"],
    ["brass", "M6 24c6-3 9-3 11-1l-1 6z"],
    ["paper", "M24 18a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z"],
    ["line", "M26 51l-2 9M34 50l1 10M20 60h9M31 60h9"],
  ],
  moon: [
    ["brass", "M42 6a27 27 0 1 0 14 42A23 23 0 0 1 42 6z"],
    ["paper", "M50 14l2 6 6 2-6 2-2 6-2-6-6-2 6-2z"],
  ],
  goblet: [
    ["steel", "M14 6h36c1 18-4 28-18 28S13 24 14 6zM29 34h6v16h-6zM20 58c1-6 6-8 12-8s11 2 12 8z"],
    ["wax", "M16 14h32c0 4-1 7-2 10-8 3-20 3-28 0-1-3-2-6-2-10z"],
  ],
};
