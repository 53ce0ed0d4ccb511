/**
 * The printed data as an owner of a box would write it down: names in capitals, money in thousands. `compile-table.ts`
 * checks it and turns it into the numbers the rules work with.
 */
export interface RawTable {
  readonly tiles: Readonly<Record<string, RawTile>>;
  /** Where the two start tiles lie, in axial coordinates. */
  readonly start_cells: readonly (readonly number[])[];
  readonly business_groups: Readonly<Record<string, readonly string[]>>;
  readonly escape_plans: readonly Readonly<Record<string, string | number>>[];
  readonly contacts: readonly RawContact[];
  readonly lockers: Readonly<Record<string, RawLocker>>;
  readonly exit_tiles: Readonly<Record<string, readonly number[]>>;
  readonly notoriety: {
    readonly positions: readonly number[];
    readonly penalty: readonly number[];
    readonly lines_after: readonly number[];
  };
  readonly income_by_cubes_left: readonly number[];
  readonly asset_slot_costs: readonly number[];
  readonly item_spaces: number;
  readonly contact_spaces: number;
  readonly assets: readonly string[];
  readonly asset_start: Readonly<Record<string, readonly string[]>>;
  readonly equipment: readonly RawEquipment[];
  readonly fixers: readonly RawFixer[];
  readonly patrol: readonly number[];
  readonly police: Readonly<Record<string, number>>;
  readonly extra_action_discs: number;
  readonly gas_cans: number;
  readonly handcuffs: number;
  readonly gang_members: number;
  readonly keys: Readonly<Record<string, number>>;
  readonly cubes: Readonly<Record<string, number>>;
  readonly contact_display: number;
  readonly exit_cost: Readonly<Record<string, readonly number[]>>;
  readonly contact_score: readonly number[];
  readonly business_closes_at: Readonly<Record<string, number>>;
  readonly start_cash: number;
  readonly wound_penalty: number;
  readonly used_asset_value: number;
  readonly threshold_rewards: readonly { readonly unlock: number; readonly disc: number }[];
  readonly hospital_prices: Readonly<Record<string, number>>;
  readonly income_unlock_price: number;
  readonly gang_price: number;
  readonly church_price: number;
  readonly inspector: readonly RawAutomaCard[];
  readonly lieutenant: readonly RawAutomaCard[];
}

export interface RawTile {
  readonly stack: string;
  readonly edges: readonly string[];
  readonly locations: readonly { readonly type: string; readonly adjacent: readonly string[] }[];
  readonly locations_touch: boolean;
  readonly ferry: boolean;
  readonly helipad: boolean;
}

export interface RawContact {
  readonly id: string;
  readonly name: string;
  readonly pt: string;
  readonly cost: number;
  readonly star: boolean;
  readonly step: string;
  readonly effect: string;
}

export interface RawLocker {
  readonly values: readonly number[];
  readonly threshold: number;
  readonly draw: string;
}

export interface RawEquipment {
  readonly name: string;
  readonly cost: number;
  readonly avoid: readonly string[];
  readonly count: number;
}

export interface RawFixer {
  readonly name: string;
  readonly cost: number;
  readonly effect: string;
}

export interface RawAutomaCard {
  readonly id: string;
  readonly location: string;
  readonly kind: string;
  readonly delta: number;
  readonly cube?: string;
  readonly discard_contacts?: number;
  readonly take_contacts?: number;
  readonly discard_fixer?: number;
  readonly discard_key?: number;
  readonly discard_exit_tile?: number;
  readonly locker?: string;
  readonly take_lockers?: string;
  readonly take_exit_tiles?: string;
}
