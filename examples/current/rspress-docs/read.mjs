import { readFileSync } from 'node:fs';

const html = readFileSync('doc_build/index.html', 'utf8');
const text = (from, to) =>
  html.slice(html.indexOf(from), html.indexOf(to, html.indexOf(from))).replace(/<[^>]*>/g, '');

console.log(text('<button type="button">Clicks', '</button>'));
console.log('has the declaration:', html.includes('CounterProps'));
