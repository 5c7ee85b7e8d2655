import { companyDialogs } from '#site-renderer/visitor/company-dialogs.ts';
import { sheetSlider } from '#site-renderer/visitor/sheet-slider.ts';
import { sheetVideos } from '#site-renderer/visitor/sheet-videos.ts';
import { siteMenu } from '#site-renderer/visitor/site-menu.ts';
import { sitePopups } from '#site-renderer/visitor/site-popups.ts';
import { startVisit } from '#site-renderer/visitor/visit.ts';

/** Put in their places by the build, one script for each set of them (`#site-renderer/build-visitor-scripts.ts`). */
declare const WITH_SLIDER: boolean;
declare const WITH_VIDEO: boolean;
declare const WITH_MENU: boolean;
declare const WITH_POPUPS: boolean;
declare const WITH_COMPANY: boolean;

const stage = document.querySelector<HTMLElement>('.stage');
if (stage) {
  // Before popups: Escape closes what lies on top.
  if (WITH_MENU) siteMenu(stage);
  // Before the visit, which takes the fragment out of the address.
  const hash = WITH_COMPANY ? location.hash : '';
  startVisit(
    stage,
    ...(WITH_SLIDER ? [sheetSlider(stage)] : []),
    ...(WITH_VIDEO ? [sheetVideos(stage)] : []),
    ...(WITH_POPUPS ? [sitePopups(stage)] : []),
  );
  if (WITH_COMPANY) companyDialogs(stage, hash);
}
