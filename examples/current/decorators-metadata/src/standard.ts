/** The standard knows no types: what the program needs to know, the decorator is told. */
const column =
  (type: string) =>
  (_: undefined, { metadata, name }: ClassFieldDecoratorContext): void => {
    metadata[name] = type;
  };

export class User {
  @column('text') name = '';
  @column('date') born = new Date(0);
}
