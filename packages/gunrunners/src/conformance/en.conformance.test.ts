import { describeEdition } from './edition.fixture.ts';

describeEdition('en');
