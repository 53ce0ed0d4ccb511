/**
 * What is loaded together is one file. Left alone, the build cuts out every module that two pages share, and a table then begins with
 * eighty files of a few hundred bytes: each of them is asked for, and answered with more headers than script.
 */
interface Files {
  readonly name: string | ((id: string) => string);
  readonly debugName?: string;
  readonly test: RegExp;
  /** From how many pages and parts that are loaded by themselves a module has to be wanted. */
  readonly minShareCount?: number;
}

/**
 * The rules of a game are one file, whoever else needs a part of them: lessons use some of what the table uses, and files cut along
 * such lines are larger together.
 */
const RULES: Files = {
  debugName: 'rules',
  test: /[\\/]packages[\\/](?!kernel|bots|host|protocol|client|testkit)[\w-]+[\\/]src[\\/](?!lessons|texts[\\/](?!codes))/,
  name: (id) => `${/packages[\\/]([\w-]+)/.exec(id)?.[1] ?? 'game'}-rules`,
};

/** What every page begins with. */
const BASE: Files = {
  name: 'base',
  test: /[\\/]node_modules[\\/]preact[\\/](?!.*server)|[\\/]kernel[\\/]src[\\/]text[\\/](?:joined|placeholder|texts)\.ts$|[\\/]web[\\/]src[\\/](?:state[\\/](?:store|settings)|text[\\/](?:say|sentences)|routes[\\/]router)\.ts$/,
};

/** What rules are written with and asked by: pages need it, and so do workers. */
const KERNEL: Files = {
  name: 'kernel',
  test: /[\\/]kernel[\\/]src[\\/](?:canonical|shape|refusal|emission|contract|config-size|chance[\\/](?:chance|fast-chance|recorded-chance)|match[\\/]step)\.ts$|[\\/]session[\\/]explain-from-view\.ts$|[\\/]@noble[\\/]hashes[\\/](?:_u64|utils|_md|sha2)\.js$|[\\/]pure-rand[\\/]/,
};

/** A match and its log, for those who hold one and those who check one. */
const MATCH: Files = {
  name: 'match',
  test: /[\\/]kernel[\\/]src[\\/](?:chance[\\/]keyed-chance|match[\\/](?:match|log|origin|fairness|commitment|export))\.ts$|[\\/]@noble[\\/](?:ciphers[\\/]|hashes[\\/](?:hmac|hkdf)\.js$)/,
};

/** What the device keeps, as pages and workers read it. */
const STORAGE: Files = {
  name: 'storage',
  test: /[\\/]session[\\/]local[\\/](?:database|disk|saves|match-lock|randomness)\.ts$/,
};

/** A match on this device, from the page's side. */
const LOCAL: Files = {
  name: 'local-play',
  test: /[\\/]session[\\/]local[\\/](?:local-play|local-session|match-room|keep-storage|line)\.ts$/,
};

/** Small pieces that tables share with lists, forms and the rulebook. */
const PARTS: Files = {
  name: 'parts',
  test: /[\\/]web[\\/]src[\\/](?:table[\\/]origin-line|text[\\/](?:clauses|resigned|listing)|parts[\\/](?:dialog|use-now|use-said))/,
  minShareCount: 2,
};

/** What the tables of all games share. */
const TABLE: Files = {
  name: 'table',
  test: /[\\/]web[\\/]src[\\/](?:table[\\/]|table-page[\\/]game-table|guide[\\/](?:progress|guide-state|use-wants-guide|place-beside)|session[\\/]undo-mark|end[\\/](?:result-button|end-actions\.texts))/,
  minShareCount: 2,
};

/** What a game's table shares with its end, its replays and its lessons; what its rulebook draws with is no part of it. */
const PIECES: Files = {
  debugName: 'pieces',
  test: /[\\/]games[\\/][\w-]+[\\/](?:board|cards(?![\\/]cop-badge)|city(?![\\/](?:geometry|regions))|hand|log|pieces|plates|play|prompt)[\\/]|[\\/]games[\\/][\w-]+[\\/](?:telling|table-context)\.ts$/,
  name: (id) => `${/games[\\/]([\w-]+)/.exec(id)?.[1] ?? 'game'}-pieces`,
  minShareCount: 2,
};

export const FILES: Files[] = [RULES, BASE, KERNEL, MATCH, STORAGE, LOCAL, PARTS, TABLE, PIECES];
