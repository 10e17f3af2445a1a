/** Names and values of one section. */
export type Section = Record<string, string>;

/** Sections by name; what stands before the first is under ''. */
export type Settings = Record<string, Section>;
