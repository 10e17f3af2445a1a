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

/** Created at first use, because the stock theme and this one import each other. */
let made: { stock: Components; own: Components } | undefined;

function components() {
  if (!made) {
    const stock = stockComponents();
    // The stock table forwards a ref, which nothing uses.
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

/**
 * A link. That of a heading is named and described by the heading, which in the name would be read twice; its `#` comes
 * from the style sheet, so that reader views, translators and find in page do not take it for text.
 */
function A(props: ComponentProps<'a'>) {
  const t = useMessages();
  const { a: Stock } = components().stock;
  if (!props.className?.includes('rp-header-anchor')) return <Stock {...props} />;
  return (
    <Stock
      {...props}
      // biome-ignore lint/correctness/noChildrenProp: what is handed on is taken away.
      children={undefined}
      aria-hidden={undefined}
      aria-label={t('controls.anchor')}
      aria-describedby={props.href && idOfHash(props.href)}
    />
  );
}

/** A heading, named by its text without the link in it. A long option name breaks at a dot. */
function Heading({ as, ...props }: ComponentProps<'h2'> & { as: 'h2' | 'h3' | 'h4' }) {
  const Stock = components().stock[as];
  const { children, ...named } = headingProps(props.children);
  return (
    <Stock {...named} {...props}>
      {children.map((part) =>
        typeof part === 'string' && LONG_NAME.test(part) ? breakAt(part) : part,
      )}
    </Stock>
  );
}
const H2 = (props: ComponentProps<'h2'>) => <Heading as="h2" {...props} />;
const H3 = (props: ComponentProps<'h3'>) => <Heading as="h3" {...props} />;
const H4 = (props: ComponentProps<'h4'>) => <Heading as="h4" {...props} />;

/** A name such as `output.cleanDistPath`, wider than a column on a phone. */
const PATH = /^(?=.{16})\w+(\.\w+)+$/;

/** Maximum length of such a name that fits into a table column in wide windows and on paper. */
const MAX_IN_COLUMN = 24;

/** A name such as `performance.printFileSize`, wider than a phone in heading size. */
const LONG_NAME = /^(?=.{20})\w+(\.\w+)+$/;

/** A name such as `verbatimModuleSyntax`, wider than a table column on a phone, and where it may break there. */
const NAME = /^(?=.{14})\w*(?:[a-z][A-Z]|_)\w*$/;
const WORD_START = /(?<=_)|(?<=[a-z])(?=[A-Z])/;

/** A name with a line break opportunity after each dot, or at another place. */
const breakAt = (name: string, place = /(?<=\.)/) =>
  name.split(place).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a name never change order.
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));

/** Inline code, excluded from browser translation; flags are not broken, long names break after a dot. */
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
  if (NAME.test(children)) return as('site-name', breakAt(children, WORD_START));
  if (!PATH.test(children)) return as('', keepFlags(children));
  return as(children.length > MAX_IN_COLUMN ? '' : 'site-path', breakAt(children));
}

/** A table in a box that scrolls sideways, also by keyboard, named after its columns. */
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

/** A header cell; an empty one, as in the corner of a table, is a plain cell. */
function Th(props: ComponentProps<'th'>) {
  return props.children ? <th {...props} /> : <td {...props} />;
}

/** A code block, excluded from browser translation; a tab stop only while it has to scroll. */
function Pre(props: ComponentProps<Components['pre']>) {
  // The stock block passes unknown props, including a ref, to its `pre`.
  const Stock = components().stock.pre as ComponentType<
    typeof props & RefAttributes<HTMLPreElement>
  >;
  const { content } = useScrollStop<HTMLElement, HTMLPreElement>();
  const pre = { tabIndex: 0, translate: 'no', ...props } as typeof props;
  // For commands rendered by components; code blocks of pages get the class at build time.
  if (textOf(props.children).length > CODE_BESIDE_BUTTONS) {
    pre.className = `${props.className} site-long-end`;
  }
  return <Stock {...pre} ref={content} />;
}

/** Forwards a click on the button itself, that is, one by keyboard, to the picture. */
function pressPicture({ target, currentTarget }: MouseEvent<HTMLButtonElement>) {
  if (target === currentTarget) currentTarget.querySelector('img')?.click();
}

/** A picture that zooms on click or by keyboard (specification 2.3.29); a decorative one does not zoom. */
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

/** Stock MDX components made accessible; always the same object, so that pages do not re-render. */
export function getCustomMDXComponent(): Components {
  return import.meta.env.SSG_MD ? components().stock : components().own;
}
