// Generated from what The Forgotten Planet declares of its views by `python -m farport.kit.typescript`. Do not edit.

export type Phase = "hide" | "bid" | "act" | "choose_tile" | "assign" | "choose_cubes" | "over";

export type TileKind = "land" | "brown" | "white" | "blue" | "special" | "base";

export interface Tile {
  at: [number, number];
  tile: TileKind;
  holder: number | null;
  seat?: number;
  tied?: boolean;
}

export type Side = "N" | "E" | "S" | "W";

export interface Robot {
  seat: number;
  robot: number;
  at: [number, number];
  on: boolean;
}

export type Colour = "brown" | "white" | "blue";

export interface SeatView {
  colour: string;
  cubes: Record<Colour, number>;
  stored: number;
  robots: number;
  robots_in_stock: number;
  bases: number;
  zone: number;
  energy_next: number;
  score: number;
  score_parts: Record<string, number>;
}

export type Price =
  | "move"
  | "build_land"
  | "build_mine"
  | "build_base"
  | "build_wall"
  | "push_wall"
  | "blast"
  | "blast_wall"
  | "build_robot"
  | "sell"
  | "concentrate"
  | "consume_metal"
  | "wall_cubes"
  | "robot_cubes"
  | "sale_vp"
  | "store_cap";

export interface Outlook {
  changes: Array<[[number, number], number | null, number | null]>;
  seats: Array<{
    zone: number;
    energy_next: number;
    score: number;
  }>;
}

export interface Pending {
  kind: "choose_tile" | "choose_cubes" | "assign_tile";
  at?: [number, number];
  count?: number;
  left?: number;
}

export interface Auction {
  round: number;
  bases: Array<[number, number]>;
  markers: Array<Array<number>>;
  to_bid: Array<number>;
  placed: Array<number>;
}

export type HiddenKind = "base" | "land" | "special";

export interface Hidden {
  tiles: Array<{
    at: [number, number];
    seat: number;
    tile: HiddenKind | null;
  }>;
  mine: Array<HiddenKind> | null;
}

export interface Result {
  scores: Array<number>;
  ranks: Array<number>;
  winners: Array<number>;
  breakdown: Array<Record<string, number>>;
  reason: string;
}

export interface View {
  game: string;
  phase: Phase;
  to_move: Array<number>;
  active: number | null;
  round: number;
  order: Array<number>;
  partners: Array<number> | null;
  scenario: string;
  area: {
    width: number;
    height: number;
    cells: Array<[number, number]>;
    blocked: Array<[number, number]>;
  };
  tiles: Array<Tile>;
  walls: Array<[[number, number], Side]>;
  robots: Array<Robot>;
  seats: Array<SeatView>;
  bank: {
    land: number;
    mines: Record<Colour, number>;
    bases: number;
    walls: number;
    vp: number | null;
    consumed: number;
    open_cells: number;
  };
  turn: {
    fresh: number;
    stored: number;
    open_steps: number;
  };
  prices: Record<Price, number>;
  outlook: Outlook | null;
  pending: Pending | null;
  auction: Auction | null;
  hidden: Hidden | null;
  result: Result | null;
}
