/** A name such as `--no-dts`, which a browser would break behind its signs. */
export const FLAG = /^--?[\w-]{1,22}$/;

/** The flags of a command such as `rslib build --watch`, or of a part of one, `--target web`. */
const FLAGS = /(?<![^ ])(--?[\w-]{1,22})(?![^ ])/;

/** A command in parts of which the flags are kept whole. */
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
