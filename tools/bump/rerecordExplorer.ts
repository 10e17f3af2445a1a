import {
  readSourceRecording,
  writeSourceRecording,
} from '../../build/pages/explorer/sourceRecording';
import { compareSource } from '../../checks/explorer/checkSource';
import { recordSource } from '../../checks/explorer/recordSource';
import { SOURCES } from '../../explorer/sources';

/** Builds every choice of the explorer with the installed tool, replaces the recordings, and tells what changed. */
export async function rerecordExplorer(root: string): Promise<string[]> {
  const changed: string[] = [];
  for (const source of SOURCES) {
    try {
      const before = readSourceRecording(root, source.id);
      const now = await recordSource(root, source);
      if (before) changed.push(...compareSource(source, before, now));
      writeSourceRecording(root, source.id, now);
    } catch (error) {
      changed.push(`${source.id}: ${(error as Error).message}`);
    }
  }
  return changed;
}
