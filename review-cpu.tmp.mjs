import { readFileSync } from 'node:fs';
import { botsOf, livedBy, reviewing } from '@stakeout/bots';
import { reopen } from '@stakeout/kernel';
import { gunrunners } from '@stakeout/gunrunners';
import { escapePlan } from '@stakeout/escape-plan';
const file = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const game = [gunrunners, escapePlan].find((g) => g.id === file.header.game);
const match = reopen(game, { header: file.header, entries: file.entries }, file.secret, { opening: file.opening.hash, entries: file.entries.map((e) => e.hash) }).value;
const work = reviewing(botsOf(game), livedBy(match, 0), { seed: 5 });
const cpu = () => (process.cpuUsage().user + process.cpuUsage().system) / 1e6;
const begin = cpu(); let first = 0, judged = 0, decisions = 0;
for (;;) { const n = work.next(); if (n.done) break; if (n.value.decision) { decisions++; judged = cpu() - begin; first ||= judged; } }
console.log(game.id, file.header.players.length, 'seats', { first, judged, all: cpu() - begin, decisions });
