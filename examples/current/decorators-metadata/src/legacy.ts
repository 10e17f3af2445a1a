import 'reflect-metadata';

/** The compiler writes the type of each decorated member; the decorator reads it. */
const column = (target: object, name: string): void => {
  const type = Reflect.getMetadata('design:type', target, name);
  console.log(`${name}: ${type.name}`);
};

export class User {
  @column name: string = '';
  @column born: Date = new Date(0);
}
