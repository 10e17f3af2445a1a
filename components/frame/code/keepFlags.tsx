/** A flag such as `--no-dts` or `--root=app`, which browsers would break after its hyphens. */
export const FLAG = /^--?[\w=-]{1,22}$/;

/** The flags in a command such as `rslib build --watch` or a part of one such as `--target web`. */
const FLAGS = /(?<![^ ])(--?[\w=-]{1,22})(?![^ ])/;

/** A command in which no flag is broken across lines. */
export const keepFlags = (command: string) =>
  command.split(FLAGS).map((part, index) =>
    FLAG.test(part) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a command may have a flag twice.
      <span key={index} className="site-flag">
        {part}
      </span>
    ) : (
      part
    ),
  );
