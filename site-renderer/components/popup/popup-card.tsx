import type { CSSProperties } from 'react';
import { POPUP_CARD_WIDTH, POPUP_DEFAULTS } from '#shared/model/limits.ts';
import { popupWidths, type ImageRef } from '#shared/model/media/media.ts';
import { POPUP_PARAMETER } from '#shared/rules/popups/popup-parameter.ts';
import type { CtaAnimation, PopupContent, PopupCta } from '#shared/model/sites/popup.ts';
import { isFormPage, parseDestination } from '#shared/model/sites/destination.ts';
import { placesOf } from '#shared/rules/popups/offer-state.ts';
import { applicantsText, countdownText } from '#shared/rules/popups/countdown-text.ts';
import { countdown } from '#shared/rules/popups/cta-period.ts';
import { cardPositionRatio } from '#shared/rules/sheets/card-position.ts';
import { widestDrawn } from '#shared/rules/sheets/picture-fit.ts';
import { linkTarget } from '#site-renderer/components/shared/link-target.ts';
import { glowColour } from '#site-renderer/components/popup/glow-colour.ts';
import { PopupLinks } from '#site-renderer/components/popup/popup-links.tsx';
import { popupMotion } from '#site-renderer/components/popup/popup-motion.ts';
import { safeColour } from '#site-renderer/components/shared/safe-colour.ts';
import type { SiteAddresses } from '#site-renderer/components/shared/site-addresses.ts';
import type { VisitorLabels } from '#shared/messages/visitor-catalogues.ts';

interface PopupCardProps {
  popupId: string;
  popup: Omit<PopupCta, 'content'>;
  /** The texts in the page's language. */
  content: PopupContent;
  /** The cells of the sheets that show the popup. */
  cells: readonly string[];
  addresses: SiteAddresses;
  words: VisitorLabels;
  /** The data for rendering the popup visible. Without it, the popup stays hidden until the visitor's runtime shows it. */
  shown?: { now: Date; applicants: number; languageTag: string };
  /** Whether the card is rendered in the editor, where it cannot be closed. */
  isEdited?: boolean;
}

type Place = CSSProperties & { '--x': number; '--y': number; '--cta': string; '--glow'?: string };

/** The animations with light around the button. */
const GLOWING: ReadonlySet<string> = new Set<CtaAnimation>(['GLOW', 'PULSE_OUT']);

/** The maximum width of a card at the default text size (`POPUP_CSS`), in CSS pixels. */
const CARD_MAX = 320;

function PopupPicture({ image, alt, addresses }: { image: ImageRef; alt: string; addresses: SiteAddresses }) {
  const [first = image.width, ...more] = popupWidths(image.width);
  const widest = widestDrawn(image.width);
  const url = (width: number) => addresses.imageUrl(image, { width, format: 'webp' });
  const srcSet = [first, ...more].map((width) => `${url(width)} ${width}w`).join();
  return (
    <picture>
      <img
        src={url(first)}
        srcSet={srcSet}
        sizes="20rem"
        width={image.width}
        height={image.height}
        alt={alt}
        loading="lazy"
        decoding="async"
        draggable={false}
        {...(widest < CARD_MAX && { style: { maxWidth: widest, marginInline: 'auto' } })}
      />
    </picture>
  );
}

/** Renders the numbers of a text as elements, as the visitor's runtime does, so that styles can emphasise them. */
function WithNumbers({ text }: { text: string }) {
  // Every second part is a number.
  return text.split(/(\d+)/).map((part, index) => (index % 2 === 1 ? <b key={index}>{part}</b> : part));
}

/**
 * Returns the target of a popup's link. The address of a form contains the popup, so that the form is sent as an application to its offer
 * (R-16.6).
 */
function popupTarget(popupId: string, { linkUrl, isInternalLink }: PopupContent, addresses: SiteAddresses) {
  const target = linkTarget({ linkDestinationUrl: linkUrl, isInternalLink }, addresses);
  const destination = parseDestination(linkUrl, isInternalLink);
  const isForm = destination.kind === 'page' && isFormPage(destination.page);
  return target && isForm ? { href: `${target.href}?${POPUP_PARAMETER}=${popupId}` } : target;
}

/**
 * Renders a popup with picture, remaining time and button. The whole card links to the target of its button. It is a group, not a landmark,
 * because several popups may have the same name.
 */
export function PopupCard({ popupId, popup, content, cells, addresses, words, shown, isEdited = false }: PopupCardProps) {
  const { image, imageAlt, linkButtonText } = content;
  const target = popupTarget(popupId, content, addresses);
  const button = safeColour(popup.linkButtonColor, POPUP_DEFAULTS.linkButtonColor);
  const { x, y } = cardPositionRatio(popup, POPUP_CARD_WIDTH);
  const style: Place = {
    '--x': Number(x.toFixed(3)),
    '--y': Number(y.toFixed(3)),
    '--cta': button,
    ...(GLOWING.has(popup.animation) && { '--glow': glowColour(button) }),
  };
  const motion = popupMotion(popup.animation);
  const Body = target ? 'a' : 'div';
  const hasButton = linkButtonText !== '' && (target !== undefined || isEdited);
  const { remaining, applicants, applicantsOf, waitingList, label, close } = words.popup;
  const places = placesOf(popup);
  const isFull = shown !== undefined && places !== null && shown.applicants >= places;
  const applicantsAround = popup.limit === null ? applicants : applicantsOf.replace('{{limit}}', popup.limit.toLocaleString('en-US'));
  return (
    <div
      role="group"
      className={isFull ? 'popup full' : 'popup'}
      data-popup={popupId}
      data-sheets={cells.join(' ')}
      aria-label={imageAlt || linkButtonText || label}
      hidden={!shown}
      style={style}
    >
      <div className={['popup-card', !image && 'plain', !hasButton && motion].filter(Boolean).join(' ')}>
        <Body className="popup-offer" {...(target && { href: target.href, 'data-cell': target.cell })}>
          {image ? <PopupPicture image={image} alt={imageAlt} addresses={addresses} /> : isEdited && <span className="popup-empty" />}
          {popup.showRemainingTime && popup.endDate !== null && (
            <p role="timer" data-countdown={remaining}>
              {shown && <WithNumbers text={countdownText(countdown(popup, shown.now), remaining, shown.languageTag)} />}
            </p>
          )}
          {popup.kind === 'applicantLimit' && popup.showApplicantCount && (
            <p data-applicants={applicantsAround}>
              {shown && <WithNumbers text={applicantsText(shown.applicants, applicantsAround, shown.languageTag)} />}
            </p>
          )}
          {places !== null && popup.hasWaitingList && <p className="popup-waiting">{waitingList}</p>}
          {hasButton && (
            <span
              className={['popup-cta', motion].filter(Boolean).join(' ')}
              style={{ color: safeColour(popup.linkTextColor, POPUP_DEFAULTS.linkTextColor) }}
            >
              {linkButtonText}
            </span>
          )}
        </Body>
        <PopupLinks popupId={popupId} popup={popup} content={content} words={words} />
        <button type="button" className="popup-close" aria-label={close} tabIndex={isEdited ? -1 : undefined} />
      </div>
    </div>
  );
}
