export interface Options {
  path: string;
}
