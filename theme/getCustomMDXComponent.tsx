import { getCustomMDXComponent as stockComponents } from '@rspress/core/theme-original';
import {
  type ComponentProps,
  type ComponentType,
  Fragment,
  type MouseEvent,
  type ReactNode,
  type RefAttributes,
} from 'react';
import { idOfHash } from '../browser/hash';
import { columnNames, needsLines } from '../components/frame/article/columnNames';
import { headingProps, textOf } from '../components/frame/article/textOf';
import { useScrollStop } from '../components/frame/article/useScrollStop';
import { FLAG, keepFlags } from '../components/frame/code/keepFlags';
import { Title } from '../components/frame/title/Title';
import { useMessages } from '../i18n/useMessages';
import { CODE_BESIDE_BUTTONS } from '../site';

type Components = ReturnType<typeof stockComponents>;

/** Made at first use: the stock theme and this one import each other. */
let made: { stock: Components; own: Components } | undefined;

function components() {
  if (!made) {
    const stock = stockComponents();
    // The stock table passes a ref on; no page uses it.
    const table = Table as Components['table'];
    made = {
      stock,
      own: {
        ...stock,
        a: A,
        code: Code,
        h1: Title,
        h2: H2,
        h3: H3,
        h4: H4,
        table,
        th: Th,
        img: Img,
        pre: Pre,
      },
    };
  }
  return made;
}

/** A link; the `#` of a heading gets a name, and its heading describes it: in the name it would be said twice. */
function A(props: ComponentProps<'a'>) {
  const t = useMessages();
  const { a: Stock } = components().stock;
  if (!props.className?.includes('rp-header-anchor')) return <Stock {...props} />;
  return (
    <Stock
      {...props}
      aria-hidden={undefined}
      aria-label={t('controls.anchor')}
      aria-describedby={props.href && idOfHash(props.href)}
    />
  );
}

/** A heading, named by its text: the link in it would begin the names of all alike. A long name breaks at its dot. */
function Heading({ as, ...props }: ComponentProps<'h2'> & { as: 'h2' | 'h3' | 'h4' }) {
  const Stock = components().stock[as];
  const { children, ...named } = headingProps(props.children);
  return (
    <Stock {...named} {...props}>
      {children.map((part) =>
        typeof part === 'string' && LONG_NAME.test(part) ? breakAtDots(part) : part,
      )}
    </Stock>
  );
}
const H2 = (props: ComponentProps<'h2'>) => <Heading as="h2" {...props} />;
const H3 = (props: ComponentProps<'h3'>) => <Heading as="h3" {...props} />;
const H4 = (props: ComponentProps<'h4'>) => <Heading as="h4" {...props} />;

/** A name such as `output.cleanDistPath`, wider than a column of a phone. */
const PATH = /^(?=.{16})\w+(\.\w+)+$/;

/** Of these, one such as `output.overrideBrowserslist` is wider than a column of any window or of paper. */
const MOST_BESIDE = 24;

/** A name such as `performance.printFileSize`, wider than a phone in the letters of a heading. */
const LONG_NAME = /^(?=.{20})\w+(\.\w+)+$/;

/** A name in parts between which a line may break. */
const breakAtDots = (name: string) =>
  name.split(/(?<=\.)/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a name never change places.
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));

/** Code in a line, which no browser translates; flags stay whole, a long path breaks behind a dot. */
function Code(props: ComponentProps<'code'>) {
  const Stock = components().stock.code as ComponentType<typeof props>;
  const { children } = props;
  if (typeof children !== 'string') return <Stock translate="no" {...props} />;
  const as = (className: string, parts: ReactNode) => (
    <Stock translate="no" {...props} {...(className && { className })}>
      {parts}
    </Stock>
  );
  if (FLAG.test(children)) return as('site-flag', children);
  if (!PATH.test(children)) return as('', keepFlags(children));
  return as(children.length > MOST_BESIDE ? '' : 'site-path', breakAtDots(children));
}

/** A table in a box that scrolls sideways, by keyboard too, and is named by its columns. */
function Table(props: ComponentProps<'table'>) {
  const t = useMessages();
  const { box, content } = useScrollStop<HTMLDivElement, HTMLTableElement>();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms.
    <div
      ref={box}
      role="group"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must take focus.
      tabIndex={0}
      aria-label={t('controls.table', { columns: columnNames(props.children).join(', ') })}
      className="rp-table-scroll-container"
      data-lines={needsLines(props.children) || undefined}
    >
      <table ref={content} {...props} />
    </div>
  );
}

/** A heading cell; without a word in it, as in the corner of a table, it heads nothing. */
function Th(props: ComponentProps<'th'>) {
  return props.children ? <th {...props} /> : <td {...props} />;
}

/** A code block, which no browser translates; it is a stop of the Tab key while a line of it is too long. */
function Pre(props: ComponentProps<Components['pre']>) {
  // The stock block hands all it does not know, a ref too, to its `pre`.
  const Stock = components().stock.pre as ComponentType<
    typeof props & RefAttributes<HTMLPreElement>
  >;
  const { content } = useScrollStop<HTMLElement, HTMLPreElement>();
  const pre = { tabIndex: 0, translate: 'no', ...props } as typeof props;
  // A command that a component writes; code of a page is marked when it is built.
  if (textOf(props.children).length > CODE_BESIDE_BUTTONS) {
    pre.className = `${props.className} site-long-end`;
  }
  return <Stock {...pre} ref={content} />;
}

/** Presses the picture inside when the button itself was pressed, that is, by keyboard. */
function pressPicture({ target, currentTarget }: MouseEvent<HTMLButtonElement>) {
  if (target === currentTarget) currentTarget.querySelector('img')?.click();
}

/** A picture that zooms on click (specification 2.3.29), by keyboard too; decoration does not zoom. */
function Img(props: ComponentProps<'img'>) {
  const t = useMessages();
  const { img: Stock } = components().stock;
  const picture = <Stock {...props} />;
  if (!props.alt) return picture;
  return (
    <button
      type="button"
      className="site-plain-button site-zoom"
      aria-label={t('controls.zoom', { alt: props.alt })}
      onClick={pressPicture}
    >
      {picture}
    </button>
  );
}

/** Stock components for MDX with names and keys; always the same object, so pages do not re-render. */
export function getCustomMDXComponent(): Components {
  return import.meta.env.SSG_MD ? components().stock : components().own;
}
