// Generated from what Space Dealer declares of its views by `python -m farport.kit.typescript`. Do not edit.

export type Phase = "choice" | "running" | "runout" | "scored";

export type Prompt =
  | "choose_start"
  | "keep"
  | "use"
  | "assign"
  | "act"
  | "wait"
  | "done"
  | "over"
  | "watch";

export type Rules = "basic" | "advanced";

export type Side = "L" | "R";

export type CardType =
  | "generator"
  | "depot"
  | "mine"
  | "solar_satellite"
  | "multimine"
  | "mine_complex"
  | "converter"
  | "sabotage_probe"
  | "interstellar_rocket"
  | "orbital_station"
  | "transport_probe"
  | "tech_center"
  | "fusion_reactor"
  | "fusion_mine"
  | "metropolis"
  | "megacity"
  | "fusion_converter"
  | "robot_factory";

export type CardLayout = "plant" | "vertical" | "wide_action" | "wide_demand";

export type Colour = "R" | "Y" | "G" | "B";

export interface Demand {
  demand: string;
  goods: Partial<Record<Colour, number>>;
  points: number;
  owner_points: number;
  satisfied_by: number | null;
}

export interface Built {
  type: CardType;
  layout: CardLayout;
  field: boolean;
  output: Partial<Record<Colour, number>>;
  any_output: number;
  swaps: number;
  demands: Array<Demand>;
  card: string;
  site: Side | number;
  covered: boolean;
  blocked: boolean;
  hourglass: number | null;
  attack_markers: number;
  goods?: Partial<Record<Colour, number>>;
  locked?: boolean;
}

export type HourglassState = "reserve" | "inactive" | "active" | "usable" | "void";

export type Job = "idle" | "tech" | "build" | "use" | "clear" | "flight";

export interface Hourglass {
  number: number;
  state: HourglassState;
  due: number | null;
  marked: boolean;
  job?: Job;
  ship?: string;
  card?: string | null;
}

export interface SeatView {
  seat: number;
  planet: string;
  home: number;
  score: number;
  points: {
    deliveries: number;
    own_demands: number;
    gizzi: number;
  };
  markers: number;
  tie_break: number;
  tech: {
    position: number;
    of: number;
    level: number;
  };
  planning: {
    capacity: number;
    room: number;
    count: number;
    cards: Array<string>;
  };
  personal: {
    count: number;
    cards: Array<string>;
  };
  drawn: {
    level: number;
    count: number;
    cards: Array<string>;
  } | null;
  plants: Record<Side, number>;
  powered: Array<number>;
  built: Array<Built>;
  hourglasses: Array<Hourglass>;
  gizzi_cards: number;
  has_chosen: boolean;
  waiting: boolean;
  done: boolean;
  gizzi_taken?: Array<string>;
  start?: {
    side: Side;
    mine: string;
    column: number;
  };
}

export interface Field {
  field: number;
  seat: number | null;
  goods?: Partial<Record<Colour, number>>;
  gizzi?: {
    demand: string;
    goods: Partial<Record<Colour, number>>;
    points: number;
  };
}

export interface Ship {
  ship: string;
  seat: number;
  at: number;
  to: number | null;
  due: number | null;
  cargo: Partial<Record<Colour, number>>;
  room: number;
}

export interface Face {
  type: CardType;
  layout: CardLayout;
  field: boolean;
  output: Partial<Record<Colour, number>>;
  any_output: number;
  swaps: number;
  demands: Array<Demand>;
  level: number;
  connections: number;
}

export interface TradeOffer {
  offer: string;
  maker: number;
  partner: number;
  due: number | null;
  void: {
    rule: string;
    code: string;
    name: string;
    params: Record<string, unknown>;
  } | null;
  mine?: string | null;
  theirs?: string | null;
  give?: Partial<Record<Colour, number>>;
  take?: Partial<Record<Colour, number>>;
  give_cards?: Array<string>;
  take_cards?: Array<string>;
}

export interface View {
  game: string;
  seat: number | null;
  phase: Phase;
  now: number;
  ends_at: number | null;
  times: {
    game_ms: number;
    hourglass_ms: number;
  };
  to_move: Array<number>;
  prompt: Prompt;
  rules: Rules;
  options: Record<string, boolean | number | string>;
  seats: Array<SeatView>;
  ranks: Array<number>;
  ring: Array<Field>;
  ships: Array<Ship>;
  supply: Partial<Record<Colour, number>> | null;
  piles: Record<string, number>;
  seen: Record<string, Array<{
    place: number;
    card: string;
  }>>;
  faces: Record<string, Face>;
  reserve: {
    hourglasses: number;
    attack_markers: number;
    ships: number;
    gizzi_deck: number;
  };
  offers: Array<TradeOffer>;
  budget: {
    commands: number;
    offers: number;
    wake_at: number | null;
  } | null;
}
