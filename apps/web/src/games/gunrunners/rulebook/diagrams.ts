import type { ComponentType } from 'react';
import { Exposure, Sharing, SpecialDelivery } from './bust-diagrams.tsx';
import { Director, Informer, Manager, Runner, Saboteur, Spy } from './operation-diagrams.tsx';
import { Anatomy, Delivery, OptionA, OptionB, SetUp } from './table-diagrams.tsx';

/** The pictures that belong to clauses. */
export const diagrams: Readonly<Record<string, ComponentType>> = {
  G1: Anatomy,
  'G3.5': SetUp,
  'G5.2': Delivery,
  'G6.1': OptionA,
  'G6.4': OptionB,
  'G7.2': Director,
  'G7.3': Informer,
  'G7.4': Saboteur,
  'G7.5': Spy,
  'G7.6': Manager,
  'G7.7': Runner,
  'G8.1': Exposure,
  'G8.5': Sharing,
  'G8.7': SpecialDelivery,
};
