// Generated from what SpacePaper declares of its views by `python -m farport.kit.typescript`. Do not edit.

export type Phase =
  | "setup_race"
  | "setup_leader"
  | "setup_event"
  | "setup_politics"
  | "setup_home"
  | "r_orders"
  | "t_orders"
  | "c_orders"
  | "m_turn"
  | "u_orders"
  | "continue_move"
  | "choose_defender"
  | "choose_retreat"
  | "react_help"
  | "intercept"
  | "finished";

export interface Lane {
  id: string;
  a: string;
  b: string;
  dots: number;
  wrap: boolean;
}

export interface Galaxy {
  systems: Array<{
    id: string;
    name: string;
    x: number;
    y: number;
  }>;
  lanes: Array<Lane>;
}

export type Politics =
  | "capitalism"
  | "republic"
  | "communism"
  | "colonialism"
  | "federation"
  | "technocracy"
  | "militarism"
  | "democrature"
  | "anarchy"
  | "nationalism";

export type Possession = "capital" | "colony" | "outpost" | "adapting" | "ship";

export type Effect =
  | "none"
  | "double_gold"
  | "no_discontent_double_energy"
  | "surplus_gold_to_science"
  | "double_minerals"
  | "destroy_ships_no_energy"
  | "surplus_gold_to_capital_energy";

export interface Card {
  upkeep: Record<Possession, number>;
  effect: Effect;
  min_colonies: number;
  max_colonies: number | null;
  max_ships: number | null;
}

export type Knowledge = "unrevealed" | "partial" | "total";

export type Star =
  | "brown_dwarf"
  | "red_dwarf"
  | "yellow_dwarf"
  | "red_giant"
  | "blue_giant"
  | "red_supergiant"
  | "double_star"
  | "black_hole"
  | "void";

export type PlanetType =
  | "telluric"
  | "oceanic"
  | "lava"
  | "barren"
  | "frozen"
  | "gaseous"
  | "living";

export type PlanetSize = "asteroids" | "dwarf" | "small" | "medium" | "large" | "giant";

export type Status = "uninhabited" | "abandoned" | "adapting" | "outpost" | "colony" | "capital";

export type Item =
  | "spaceport"
  | "habitats"
  | "science_1"
  | "science_2"
  | "gold_1"
  | "gold_2"
  | "mine_1"
  | "mine_2"
  | "scout"
  | "cruiser"
  | "transport";

export type Race = "humans" | "ethers" | "mecas" | "brachies" | "vulcans" | "kelvins";

export type Mineral = "corundum" | "antimatter" | "oganesson";

export interface Yields {
  gold: number;
  science: number;
  minerals: Partial<Record<Mineral, number>>;
}

export interface Price {
  gold: number;
  energy: number;
}

export interface Planet {
  id: string;
  type: PlanetType;
  size: PlanetSize;
  status: Status;
  owner: number | null;
  rounds?: Array<number | null>;
  population?: number;
  population_limit?: number;
  buildings?: Array<Item>;
  queue?: {
    item: Item;
    remaining: number;
  } | null;
  discontent?: number;
  resistance?: number;
  help?: number;
  period?: number;
  counter?: number;
  steps?: number;
  upkeeps_left?: number;
  profitable?: boolean;
  energy?: number;
  taken_from?: number | null;
  return_rounds?: number;
  symbiosis?: Race | null;
  yields?: Yields;
  prices?: Partial<Record<Item, Price>>;
  paid_out?: Array<number>;
}

export interface System {
  id: string;
  known: Knowledge;
  star: Star | null;
  planets: Array<Planet>;
}

export type Leader =
  | "scientist"
  | "opportunist"
  | "biologist"
  | "financier"
  | "industrialist"
  | "fighter"
  | "explorer"
  | "geologist"
  | "guardian"
  | "diplomat";

export type Bonus = "gold" | "science" | "energy";

export type EventCard =
  | "free_spaceport"
  | "galactic_lottery"
  | "neutron_star"
  | "supernova"
  | "vanished_black_hole"
  | "ship_found"
  | "galactic_cup"
  | "symbiotic_life"
  | "great_discovery"
  | "unexpected_help";

export type Technology =
  | "speed"
  | "range"
  | "subluminal"
  | "armament"
  | "invasion"
  | "defence"
  | "revenue"
  | "productivity"
  | "infrastructure"
  | "heuristics"
  | "stability"
  | "adaptability";

export type ShipKind = "scout" | "cruiser" | "transport";

export interface Values {
  speed: number;
  range: number | null;
  in_range: Array<string>;
  subluminal: number;
  armament: Record<ShipKind, number>;
  invasion: number;
  defence: number;
  revenue: number;
  productivity: number;
  heuristics: number;
  stability: number;
  adaptability: number;
  research_costs: Partial<Record<Technology, number>>;
  politics_discontent: Partial<Record<Politics, number>>;
}

export interface Civilisation {
  seat: number;
  race: Race | null;
  leader: Leader | null;
  bonus: Bonus | null;
  event: EventCard | null;
  event_used: boolean;
  politics: Politics | null;
  anarchy_upkeeps: number;
  geologist: Mineral | null;
  gold: number;
  science: number;
  minerals: Record<Mineral, number>;
  levels: Record<Technology, number>;
  global_discontent: number;
  bankrupt_rounds: number;
  energy_store: number;
  eliminated: boolean;
  capital: string | null;
  holdings: Array<string>;
  values?: Values;
  economy?: {
    gold: number;
    science: number;
    upkeep: number;
  };
  progress?: {
    types: Array<PlanetType>;
    living: number;
    levels: number;
  };
}

export interface Ship {
  seat: number;
  id: string;
  kind: ShipKind;
  at: string | null;
  came_from: string | null;
  activated: boolean;
  attacked: boolean;
  unpaid: boolean;
  hastened: boolean;
  speed: number;
}

export type Then = "none" | "invade" | "land_settle" | "land_outpost";

export interface Journey {
  seat: number;
  ship: string;
  route: Array<string>;
  step: number;
  points: number;
  orbit: string | null;
  against: number | null;
  then: Then;
}

export interface Result {
  scores: Array<number>;
  ranks: Array<number>;
  winners: Array<number>;
  breakdown: Array<Record<string, number>>;
  reason: string;
}

export type StandingOrder = "never" | "if_win" | "always";

export type Mode = "settle" | "outpost";

export interface VoidOrder {
  order: number;
  rule: string;
}

export interface Forecast {
  gold: number;
  science: number;
  minerals: Record<Mineral, number>;
  energy: Record<string, number>;
  race_bonus: number;
  upkeep: number;
  unpaid: number;
  global_discontent: number;
  discontented: number;
  left_gold: number;
  left_science: number;
  frozen: Array<string>;
  void: Array<VoidOrder>;
}

export interface Secrets {
  seat: number;
  standing_order: StandingOrder;
  orders: Array<{
    do: string;
    planet?: string;
    item?: Item;
    mode?: Mode;
    ship?: string;
    possession?: string;
    technology?: Technology;
    politics?: Politics;
    bonus?: Bonus;
    mineral?: Mineral;
    standing?: StandingOrder;
  }>;
  pledged: number;
  changes_left: number;
  forecast: Forecast | null;
}

export interface View {
  phase: Phase;
  round: number;
  first_player: number;
  active: number | null;
  asked: number | null;
  to_move: Array<number>;
  committed: Array<boolean>;
  options: Record<string, boolean | number | string>;
  goals: {
    gold: number;
    living: number;
    types: number;
    rounds: number;
    bankrupt_rounds: number;
  };
  galaxy: Galaxy;
  politics: {
    cards: Record<Politics, Card>;
    edges: Array<{
      a: Politics;
      b: Politics;
      discontent: number;
    }>;
  };
  systems: Array<System>;
  civilisations: Array<Civilisation>;
  ships: Array<Ship>;
  journey: Journey | null;
  result: Result | null;
  you?: Secrets;
}
