#!/usr/bin/env node
import { readFileSync } from 'node:fs';

const file = new URL('../data/planets.txt', import.meta.url);
const planets = readFileSync(file, 'utf8').trim().split('\n');
const letter = process.argv[2] ?? 'M';

console.log(planets.filter((planet) => planet.startsWith(letter)).join(', '));
