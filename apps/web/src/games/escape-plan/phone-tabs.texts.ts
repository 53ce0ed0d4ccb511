import type { Sentences } from '../../text/sentences.ts';
import type { Tab } from './tab-of.ts';

export type PhoneTabsTextId = `tab${Capitalize<Tab>}` | 'tabs' | 'tabLegal';

export const PHONE_TABS_TEXTS: Sentences<PhoneTabsTextId> = {
  en: {
    tabs: 'Panels',
    tabBoard: 'My board',
    tabOffer: 'Offer',
    tabNotoriety: 'Notoriety',
    tabPlan: 'Plan',
    tabLog: 'Log',
    tabLegal: 'something to choose',
  },
  pt: {
    tabs: 'Painéis',
    tabBoard: 'Tabuleiro',
    tabOffer: 'Oferta',
    tabNotoriety: 'Notoriedade',
    tabPlan: 'Plano',
    tabLog: 'Registro',
    tabLegal: 'há o que escolher',
  },
};
