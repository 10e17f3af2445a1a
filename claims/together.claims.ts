import { configFile, tsconfig } from './files';
import type { Claims } from './harness';
import { has, lacks } from './has';

const DECORATED =
  'const keep: PropertyDecorator = () => {};\nexport class A {\n  @keep shape!: Shape;\n}\n';

/** What one option does to another, or to what its page does not speak of. */
export default {
  // Whatever `emitDecoratorMetadata` says, the type of a member is a value in the output.
  async 'decorator-metadata'({ build, fail, pass, write }) {
    const named = (word: string) => ({
      'src/shape.ts': 'export interface Shape {\n  side: number;\n}\n',
      'src/index.ts': `import ${word} from './shape';\n${DECORATED}`,
    });
    const options = (more: object) => ({
      'tsconfig.json': tsconfig({ experimentalDecorators: true, ...more }),
    });
    for (const more of [{}, { emitDecoratorMetadata: false }])
      has(
        (await build({}, { ...named('type { Shape }'), ...options(more) }))['dist/index.js'],
        'design:type',
      );
    const swc = { jsc: { transform: { decoratorMetadata: false } } };
    lacks((await build({ tools: { swc } }))['dist/index.js'], 'design:type');
    write(named('{ Shape }'));
    has(await fail('rslib'), "export 'Shape' (imported as 'Shape') was not found");
    write(configFile({ bundle: false }));
    lacks(await pass('rslib'), 'warn');
    has(await fail('node dist/index.js'), "does not provide an export named 'Shape'");
    write(options({ verbatimModuleSyntax: true }));
    has(await fail('tsc --noEmit -p .'), 'TS1484');
  },
} satisfies Claims;
