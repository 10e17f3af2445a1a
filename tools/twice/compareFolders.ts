import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(join(folder, name)).isFile(),
  );

/** What stands around the first byte in which two files differ, to find what wrote it. */
function around(bytes: Buffer, at: number): string {
  return JSON.stringify(bytes.subarray(Math.max(0, at - 60), at + 60).toString('utf8'));
}

/** Every difference between two built folders, a message per file; empty when they are byte for byte the same. */
export function compareFolders(one: string, other: string): string[] {
  const names = [...new Set([...filesOf(one), ...filesOf(other)])].sort();
  return names.flatMap((name) => {
    for (const folder of [one, other]) {
      if (!existsSync(join(folder, name))) return [`${name} is missing in ${folder}`];
    }
    const [left, right] = [readFileSync(join(one, name)), readFileSync(join(other, name))];
    if (left.equals(right)) return [];
    const at = left.findIndex((byte, index) => byte !== right[index]);
    const place = at < 0 ? left.length : at;
    return [
      `${name} differs at byte ${place}:\n  ${around(left, place)}\n  ${around(right, place)}`,
    ];
  });
}
