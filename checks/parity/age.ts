import type { Finding } from '../finding';
import { twinOf } from '../run/notices';

/** Pages that were last committed before their twin. `changed`: when a file was, ISO 8601; undefined for never. */
export function ageFindings(
  files: readonly string[],
  changed: (file: string) => string | undefined,
): Finding[] {
  return files.flatMap((file): Finding[] => {
    const [own, other] = [file, twinOf(file) ?? file].map((name) =>
      Date.parse(changed(name) ?? ''),
    );
    const hours = Math.ceil(((other ?? 0) - (own ?? 0)) / 3_600_000);
    if (!(hours > 0)) return [];
    const because = 'Read the history of the twin and follow, or commit both together';
    return [{ file, line: 1, problem: `${hours} h older than its twin`, because }];
  });
}
