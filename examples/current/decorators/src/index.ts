const log = (value: () => string, context: ClassMethodDecoratorContext) => {
  console.log('decorated', String(context.name));
  return value;
};

export class A {
  @log
  m(): string {
    return 'called';
  }
}
