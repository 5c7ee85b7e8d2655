import { WIDE_SCREENS } from '#site-renderer/visitor/support/wide-screens.ts';

/**
 * Runs after the core, before the first paint. The styles of sheets side by side apply to visits that start on a wide screen, because only
 * these fetch the module; and to no page without the runtime. Until the other sheets have loaded, their columns have the colour of the
 * first.
 */
const stage = document.querySelector('.grid[tabindex]')?.closest<HTMLElement>('.stage');
if (stage && matchMedia(WIDE_SCREENS).matches) {
  stage.classList.add('by-side');
  stage.style.backgroundColor = `color-mix(in srgb,${stage.querySelector<HTMLElement>('.sheet')?.style.backgroundColor || '#111'} 60%,#000)`;
}
