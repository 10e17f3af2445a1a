import { file, folder, load } from './dist/index.js';

for (const call of [file, folder, () => load('node:os')]) {
  try {
    console.log(typeof call());
  } catch (error) {
    console.log(String(error).split('\n')[0]);
  }
}
