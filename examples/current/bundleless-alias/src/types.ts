export interface Name {
  first: string;
  last: string;
}
