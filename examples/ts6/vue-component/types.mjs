import { copyFileSync, readdirSync } from 'node:fs';

// TypeScript looks for the types of './Counter.vue' in Counter.d.vue.ts when its module is "nodenext".
for (const file of readdirSync('dist', { recursive: true })) {
  if (file.endsWith('.vue.d.ts')) {
    copyFileSync(`dist/${file}`, `dist/${file.replace('.vue.d.ts', '.d.vue.ts')}`);
  }
}
