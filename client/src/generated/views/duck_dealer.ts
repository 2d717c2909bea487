// Generated from what Duck Dealer declares of its views by `python -m farport.kit.typescript`. Do not edit.

export type Phase =
  | "choose_equipment"
  | "choose_start"
  | "turn"
  | "offer_free"
  | "free_cubes"
  | "action"
  | "answer"
  | "over";

export type Colour = "red" | "yellow" | "blue";

export type Pile = "left" | "right";

export type PlanetKind = "start" | "regular";

export type Building = "mine" | "shipyard" | "factory" | "consumer";

export type Product = "hold" | "navigator" | "engineer" | "merchant" | "any";

export interface Shipyard {
  id: string;
  makes: Product;
  wants: string;
  vp: number;
  built: boolean;
}

export interface Consumer {
  good: string;
  built: boolean;
}

export interface Planet {
  id: string;
  name: string;
  kind: PlanetKind;
  x: number;
  y: number;
  mine: string;
  passage: number | null;
  privileges: Partial<Record<Building, number>>;
  ships: Array<number>;
  shipyard?: Shipyard;
  consumer?: Consumer | null;
  factory?: string | null;
}

export interface Route {
  a: string;
  b: string;
  points: Array<string>;
  cubes: Array<number | null>;
  ships: Array<Array<number>>;
}

export type Tier = "primary" | "intermediate" | "final10" | "final30";

export interface Good {
  id: string;
  name: string;
  tier: Tier;
  inputs: Array<string>;
  build_vp: number;
  deliver_vp: number;
}

export type Equipment = "hold" | "navigator" | "engineer" | "merchant";

export interface Player {
  seat: number;
  colour: string;
  vp: number;
  points: Record<string, number>;
  tokens: Record<Colour, number>;
  income: Record<Colour, number>;
  equipment: Record<Equipment, number>;
  slots: {
    filled: number;
    all: number;
    speeds: Array<number>;
  };
  speed: number;
  capacity: number;
  goods: Record<string, number>;
  load: number;
  place: string | null;
  landed: boolean;
  paid: Array<Building>;
  reserve: number;
  route_cubes: number;
  action_turns: number;
  passages: Array<string>;
}

export interface Turn {
  steps_left: number;
  fees: Partial<Record<Building, number>>;
  spent: Record<Colour, number>;
  virtual: Record<Colour, number>;
  free_turn: boolean;
  free_cubes: number;
  jettisoned: boolean;
  offers_left: number;
  offers_refused: Array<string>;
  offer: {
    from: number;
    to: number;
    give: Record<string, number>;
    take: Record<string, number>;
  } | null;
}

export interface Reached {
  red: number;
  left: number;
  via: string;
  passage: boolean;
  steps: number;
  flight: number;
}

export interface Recipe {
  missing: Array<string>;
  factories: Array<string>;
  make_here: boolean;
  to_build: number;
}

export interface Result {
  scores: Array<number>;
  ranks: Array<number>;
  winners: Array<number>;
  breakdown: Array<Record<string, number>>;
  reason: string;
}

export interface View {
  phase: Phase;
  expected: Phase;
  to_move: Array<number>;
  you: number | null;
  active: number;
  first: number;
  options: Record<string, boolean | number | string>;
  map: string;
  counter: {
    spaces: number;
    per_row: number;
    rows: Array<number>;
    cubes: Array<number>;
    quiet_turns: number;
    stall_after: number;
    final_turns: number;
  };
  stock: Record<Colour, number>;
  prices: {
    build: number;
    route_cube: number;
    claim: number;
    passage: number;
    keep: number;
    collect: number;
    start_equipment: number;
  };
  piles: Record<Pile, Array<string>>;
  factory_stock: Record<string, number>;
  planets: Array<Planet>;
  routes: Array<Route>;
  goods: Array<Good>;
  players: Array<Player>;
  turn: Turn;
  reach: {
    seat: number;
    places: Record<string, Reached>;
    skipped: Record<string, string>;
  };
  recipes: Record<string, Recipe>;
  result: Result | null;
}
