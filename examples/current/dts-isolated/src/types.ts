export interface Options {
  loud?: boolean;
}
