import hero from '../Hero/hero.css?inline';
import stars from '../Stars/stars.css?inline';
import home from './home.css?inline';
import sections from './sections.css?inline';

/** All styles of the home page, for a `<style>` element in it. */
export const HOME_STYLES = home + hero + stars + sections;
