import type { ComponentType } from 'react';
import { CityTile, Laying, Steps, TilesLeft } from '../../games/escape-plan/rulebook/city-diagrams.tsx';
import { Handcuffs, NotorietyLines, PatrolCards } from '../../games/escape-plan/rulebook/police-diagrams.tsx';
import { EscapeCosts, ScoreSheet, VisitOrder } from '../../games/escape-plan/rulebook/score-diagrams.tsx';
import { Exposure, Sharing, SpecialDelivery } from '../../games/gunrunners/rulebook/bust-diagrams.tsx';
import {
  Director,
  Informer,
  Manager,
  Runner,
  Saboteur,
  Spy,
} from '../../games/gunrunners/rulebook/operation-diagrams.tsx';
import { Anatomy, Delivery, OptionA, OptionB, SetUp } from '../../games/gunrunners/rulebook/table-diagrams.tsx';

/** The picture that belongs to a clause, where there is one. */
export const DIAGRAMS: Readonly<Record<string, ComponentType>> = {
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
