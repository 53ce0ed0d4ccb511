import type { Target } from './play/targets.ts';

export const TABS = ['board', 'offer', 'notoriety', 'plan', 'log'] as const;
export type Tab = (typeof TABS)[number];

/** The kinds of targets that lie in a tab; everything else is on the map, in the prompt or among the decisions. */
const HOMES: Readonly<Record<string, Tab>> = {
  display: 'offer',
  contact: 'board',
  item: 'board',
  slot: 'board',
  asset: 'board',
  firstAid: 'board',
  can: 'board',
  rest: 'board',
  disc: 'board',
};

/** The tabs in which something can be touched now. */
export function tabsWithTargets(legal: Iterable<Target>): ReadonlySet<Tab> {
  const tabs = new Set<Tab>();
  for (const target of legal) {
    const tab = homeOf(target);
    if (tab !== null) tabs.add(tab);
  }
  return tabs;
}

/**
 * The tab to show when what can be touched has changed. The offer comes first: it is asked for only when a contact is to be
 * taken. Any other opens where nothing can be touched in the open one nor on the map; buttons stand everywhere.
 */
export function tabToShow(open: Tab, legal: ReadonlySet<Target>): Tab {
  const tabs = tabsWithTargets(legal);
  if (tabs.has('offer')) return 'offer';
  const isElsewhere = [...legal].some((target) => homeOf(target) === null && !target.startsWith('button:'));
  if (tabs.size === 0 || tabs.has(open) || isElsewhere) return open;
  return TABS.find((tab) => tabs.has(tab)) ?? open;
}

/** What a decision is about: something in the tabs, or only the map; `null` where nothing can be touched. */
export type Asked = 'tabs' | 'map' | null;

export function askedOf(legal: ReadonlySet<Target>): Asked {
  if (legal.size === 0) return null;
  return tabsWithTargets(legal).size > 0 ? 'tabs' : 'map';
}

function homeOf(target: Target): Tab | null {
  return HOMES[target.split(':', 1)[0] ?? ''] ?? null;
}
