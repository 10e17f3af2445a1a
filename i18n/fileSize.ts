const KB = 1000;

/** The size of a file as text, from bytes: `312 B`, `1.2 kB`, in one piece; the units are the same in both languages. */
export const fileSize = (bytes: number): string =>
  bytes < KB ? `${bytes}\u00A0B` : `${(bytes / KB).toFixed(1)}\u00A0kB`;
