import type { ImageRef } from '#shared/model/media/media.ts';
import type { ViewMode } from '#shared/model/sites/site.ts';
import { BAR_HEIGHT, type Box, type Fitting, HEADER_HEIGHT, pictureBox, type Size, stageSize } from '#shared/rules/sheets/picture-fit.ts';
import {
  decodeTones,
  fieldsWithin,
  luminanceOfTone,
  type ToneMap,
  toneOfLuminance,
  type ToneRange,
  widestRange,
  type Zone,
} from '#shared/rules/sheets/tones.ts';
import {
  luminance,
  LUMINANCE_SHARES,
  parseColour,
  REFLECTED_LIGHT,
  type Rgb,
  rgbContrastRatio,
  TEXT_CONTRAST,
} from '#shared/values/colour.ts';

/** The screens on which texts are legible on every picture. */
export const TEXT_SCREENS: readonly Size[] = [
  { width: 351, height: 535 },
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];
const VIEW_MODES: readonly ViewMode[] = ['MOBILE', 'PC'];
/** The aspect ratio from which a sheet is composed for a wide screen (`THEME_CSS`). */
export const WIDE_STAGE = 5 / 4;
const HEADERS = [0, HEADER_HEIGHT];
const BARS = [0, BAR_HEIGHT];

/** Opacities are multiples of 1 / `STEPS`. */
const STEPS = 50;
/** Browsers round each blended channel, so it may differ by half a step of 255. */
const ROUNDING = 0.5;

/** The reach of the blur of the copy behind a picture, in shares of the copy. */
const BLUR = 0.1;
/** Levels by which the blurred copy may be darker or lighter than the picture, because blurring mixes colours and the copy is compressed. */
const COPY_DEVIATION = 2;

/** A range of relative luminances. */
interface Luminances {
  darkest: number;
  lightest: number;
}
const ANY: Luminances = { darkest: 0, lightest: 1 };
const GREY: Rgb = { red: 128, green: 128, blue: 128 };

export interface TextOnPicture extends Fitting {
  /** The picture below the text. Without `tones`, such as for the changing pictures of a video, any colour may be below the text. */
  image: Pick<ImageRef, 'width' | 'height' | 'colour' | 'tones'>;
  /** Where the text may be, in shares of the stage. */
  zone: Zone;
  textColour: string;
  backdropColour: string;
  /** Whether the picture reaches below the header and the bar of the site too, as on sites with a theme. */
  reachesEdges?: boolean;
  /** Only on screens that are wider than high, or only on others; by default on all. */
  isWide?: boolean;
  /** How the site is shown on desktops; by default both. */
  viewModes?: readonly ViewMode[];
}

/** Returns the part of a box, in its own shares, that a zone of the stage covers. */
const partOf = (box: Box, { left, top, right, bottom }: Zone, stage: Size): Zone => ({
  left: (left * stage.width - box.left) / box.width,
  top: (top * stage.height - box.top) / box.height,
  right: (right * stage.width - box.left) / box.width,
  bottom: (bottom * stage.height - box.top) / box.height,
});

const overlaps = ({ left, top, right, bottom }: Zone): boolean => left < 1 && top < 1 && right > 0 && bottom > 0;
/** Rounding of floating-point numbers. */
const EDGE = 1e-6;
const isInside = ({ left, top, right, bottom }: Zone): boolean => Math.min(left, top, 1 - right, 1 - bottom) >= -EDGE;

/** Returns the box of the blurred copy of the picture, which covers the stage, centred. */
function copyBox(image: Size, stage: Size): Box {
  const scale = Math.max(stage.width / image.width, stage.height / image.height);
  const [width, height] = [image.width * scale, image.height * scale];
  return { left: (stage.width - width) / 2, top: (stage.height - height) / 2, width, height };
}

/** Returns the tones below a zone of one stage: those of the picture, and beside it those of its blurred copy and of its average colour. */
function tonesOnStage(map: ToneMap, { image, zone }: TextOnPicture, stage: Size, box: Box): ToneRange[] {
  const part = partOf(box, zone, stage);
  const shown = overlaps(part) ? fieldsWithin(map, part) : [];
  if (isInside(part)) return shown;
  const { left, top, right, bottom } = partOf(copyBox(image, stage), zone, stage);
  const around = { left: left - BLUR, top: top - BLUR, right: right + BLUR, bottom: bottom + BLUR };
  const colour = toneOfLuminance(luminance(parseColour(image.colour) ?? GREY));
  const beside = [...fieldsWithin(map, around), { dark: colour, light: colour }];
  return [...shown, ...beside.map(({ dark, light }) => ({ dark: dark - COPY_DEVIATION, light: light + COPY_DEVIATION }))];
}

/** Returns the luminances that the picture may have below the zone on any of the screens. */
function luminancesBelow(text: TextOnPicture): Luminances {
  const map = decodeTones(text.image);
  if (!map) return ANY;
  const stages = TEXT_SCREENS.flatMap((screen) => (text.viewModes ?? VIEW_MODES).map((viewMode) => stageSize(screen, viewMode))).filter(
    ({ width, height }) => text.isWide === undefined || text.isWide === width / height >= WIDE_STAGE,
  );
  const ranges = stages.flatMap((stage) =>
    (text.reachesEdges ? [0] : HEADERS).flatMap((header) =>
      (text.reachesEdges ? [0] : BARS).map((bar) => widestRange(tonesOnStage(map, text, stage, pictureBox(text, text.image, { ...stage, header, bar })))),
    ),
  );
  const { dark, light } = widestRange(ranges);
  return { darkest: Math.max(0, luminanceOfTone(dark)), lightest: Math.min(1, luminanceOfTone(light + 1)) };
}

const CHANNELS = ['red', 'green', 'blue'] as const;

/** Returns the luminance of a backdrop over a pixel, as browsers blend it: in sRGB. `rounding` is added to each blended channel. */
function blendedLuminance(pixel: Rgb, backdrop: Rgb, opacity: number, rounding: number): number {
  const blend = (channel: (typeof CHANNELS)[number]): number =>
    Math.min(255, Math.max(0, pixel[channel] + (backdrop[channel] - pixel[channel]) * opacity + rounding));
  return luminance({ red: blend('red'), green: blend('green'), blue: blend('blue') });
}

/**
 * Returns the colour of this luminance that stays lightest below the backdrop, at any opacity: that with the backdrop's hue, because a
 * channel of a blend gains most from the backdrop where the pixel has much of the same channel.
 */
function lightestBelow(backdrop: Rgb, target: number): Rgb {
  const scaled = (factor: number): Rgb => ({
    red: Math.min(255, Math.max(backdrop.red, 1) * factor),
    green: Math.min(255, Math.max(backdrop.green, 1) * factor),
    blue: Math.min(255, Math.max(backdrop.blue, 1) * factor),
  });
  let [low, high] = [0, 255];
  while (high - low > 1e-6) {
    const middle = (low + high) / 2;
    if (luminance(scaled(middle)) < target) low = middle;
    else high = middle;
  }
  return scaled(high);
}

/** Returns the channel, 0 to 255, of this linear light. */
const channelOfLight = (light: number): number => 255 * (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055);

/**
 * Returns the colours of this luminance of which one becomes darkest below the backdrop: those with at most one channel between none and
 * full, because the luminance of a blend is a concave function of the linear light of each channel.
 */
function darkestBelow(target: number): Rgb[] {
  return CHANNELS.flatMap((partial) => {
    const [one, other] = CHANNELS.filter((channel) => channel !== partial);
    return [[], [one], [other], [one, other]].flatMap((full) => {
      const rest = (target - full.reduce((sum, channel) => sum + (channel ? LUMINANCE_SHARES[channel] : 0), 0)) / LUMINANCE_SHARES[partial];
      if (rest < 0 || rest > 1) return [];
      const channelOf = (channel: (typeof CHANNELS)[number]): number => (full.includes(channel) ? 255 : 0);
      const colour = { red: channelOf('red'), green: channelOf('green'), blue: channelOf('blue') };
      return [{ ...colour, [partial]: channelOfLight(rest) }];
    });
  });
}

/** Returns the luminances that colours of these luminances have below a backdrop, by its opacity. */
function blendsWith(backdrop: Rgb, { darkest, lightest }: Luminances): (opacity: number) => Luminances {
  const [light, dark] = [lightestBelow(backdrop, lightest), darkestBelow(darkest)];
  return (opacity) => ({
    darkest: Math.min(...dark.map((pixel) => blendedLuminance(pixel, backdrop, opacity, -ROUNDING))),
    lightest: blendedLuminance(light, backdrop, opacity, ROUNDING),
  });
}

/**
 * Returns the smallest opacity, 0 to 1 in steps of 0.02, of a backdrop between a text and a picture with which the text has a contrast
 * of at least 4.5:1 against every pixel that may be below its zone on `TEXT_SCREENS`. Every stronger backdrop suffices as well.
 * If the text is not legible on the backdrop itself, returns 0 where it is legible on the picture, otherwise 1. Of each field of the tone
 * map, `TONE_OUTLIERS` of the pixels may have less contrast.
 *
 * 1. The zone is mapped to the picture, and to its blurred copy beside it, on each screen. The tone map has the range of their luminances.
 * 2. Luminance does not determine the colour, so the least favourable colours of that luminance are blended with the backdrop.
 */
export function backdropStrength(text: TextOnPicture): number {
  const [textRgb, backdrop] = [parseColour(text.textColour), parseColour(text.backdropColour)];
  if (!textRgb || !backdrop) return 1;
  const ownLuminance = luminance(textRgb) + REFLECTED_LIGHT;
  const [darkerBelow, lighterAbove] = [ownLuminance / TEXT_CONTRAST - REFLECTED_LIGHT, ownLuminance * TEXT_CONTRAST - REFLECTED_LIGHT];
  const isLegibleOn = ({ darkest, lightest }: Luminances): boolean => lightest <= darkerBelow || darkest >= lighterAbove;
  const picture = luminancesBelow(text);
  if (rgbContrastRatio(textRgb, backdrop) < TEXT_CONTRAST) return isLegibleOn(picture) ? 0 : 1;
  const blended = blendsWith(backdrop, picture);
  const isEnough = (step: number): boolean => isLegibleOn(step === 0 ? picture : blended(step / STEPS));
  let step = STEPS;
  while (step > 0 && isEnough(step - 1)) step -= 1;
  return step / STEPS;
}
