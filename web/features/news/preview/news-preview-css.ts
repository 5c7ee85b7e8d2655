import { FEATURE_CSS } from '#site-renderer/styles/feature-css.ts';
import { COMPOSITION_CSS } from '#site-renderer/styles/theme-css.ts';
import { SHEET_CSS } from '#site-renderer/styles/sheet-css.ts';
import { NEWS_CSS } from '#site-renderer/styles/news-css.ts';

const { picture, points, price, products } = FEATURE_CSS;

/** The styles of a sheet with the news bar; the background of an empty sheet is dark, like the page around a site. */
export const NEWS_PREVIEW_CSS = `${SHEET_CSS}${picture}${points}${price}${products}${Object.values(COMPOSITION_CSS).join('')}${NEWS_CSS}:host{display:block}.grid{background:#444}.news{animation:none}`;
