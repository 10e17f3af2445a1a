export type Text = string | string[];
