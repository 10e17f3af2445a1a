import summary from 'virtual-recordings';
import { useHomeTexts } from '../Home/homeTexts';

const FORMATS = ['esm', 'cjs', 'umd', 'iife', 'mf'];
const MODES = 2;
const ENGINES = 3;
/** `npm i -D @rslib/core@1.0.1` in an empty project: packages and megabytes on disk (Linux x64). */
const INSTALL = { packages: 9, megabytes: 68 };
/** Median of 7 cold builds of one file without configuration: 228 ms (rslib 1.0.1, Node 20.20). */
const ONE_FILE_SECONDS = 0.23;

export interface Fact {
  value: string;
  name: string;
  text: string;
  /** Page that shows more, without the language. */
  page: string;
}

/** The facts of the home page in the language of the route; counts of recordings are derived. */
export function useFacts(): Fact[] {
  const { t } = useHomeTexts();
  return [
    {
      value: `${FORMATS.length}`,
      name: t('home.facts.formats.name'),
      text: t('home.facts.formats.text', { formats: FORMATS.join(' · ') }),
      page: '/config/lib/format',
    },
    {
      value: `${MODES}`,
      name: t('home.facts.modes.name'),
      text: t('home.facts.modes.text'),
      page: '/config/lib/bundle',
    },
    {
      value: `${ENGINES}`,
      name: t('home.facts.engines.name'),
      text: t('home.facts.engines.text'),
      page: '/guide/advanced/dts',
    },
    {
      value: `${INSTALL.packages}`,
      name: t('home.facts.packages.name'),
      text: t('home.facts.packages.text', { size: INSTALL.megabytes }),
      page: '/guide/start/npm-packages',
    },
    {
      value: t('home.facts.time.value', { seconds: ONE_FILE_SECONDS }),
      name: t('home.facts.time.name'),
      text: t('home.facts.time.text'),
      page: '/guide/start/quick-start',
    },
    {
      value: `${summary.examples}`,
      name: t('home.facts.examples.name'),
      text: t('home.facts.examples.text', { files: summary.files }),
      page: '/guide/start/',
    },
  ];
}
