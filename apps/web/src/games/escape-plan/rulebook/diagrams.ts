import type { ComponentType } from 'react';
import { CityTile, Laying, Steps, TilesLeft } from './city-diagrams.tsx';
import { Handcuffs, NotorietyLines, PatrolCards } from './police-diagrams.tsx';
import { EscapeCosts, ScoreSheet, VisitOrder } from './score-diagrams.tsx';

/** The pictures that belong to clauses. */
export const diagrams: Readonly<Record<string, ComponentType>> = {
  'E6.3': PatrolCards,
  'E7.2': Laying,
  'E11.2': Steps,
  'E11.3': CityTile,
  'E12.2': TilesLeft,
  'E13.2': Handcuffs,
  'E14.2': VisitOrder,
  'E19.3': NotorietyLines,
  'E21.3': EscapeCosts,
  'E22.2': ScoreSheet,
};
