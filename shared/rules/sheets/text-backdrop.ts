import type { ImageRef } from '#shared/model/media/media.ts';
import { type PictureCrop, type PictureTone, PLAIN_TONE } from '#shared/model/sites/picture-adjustment.ts';
import type { ViewMode } from '#shared/model/sites/site.ts';
import { croppedFocalPoint, croppedPicture, uncroppedZone, type Veil, veilOf } from '#shared/rules/sheets/picture-adjustment.ts';
import { BAR_HEIGHT, type Box, type Fitting, HEADER_HEIGHT, pictureBox, type Size, stageSize } from '#shared/rules/sheets/picture-fit.ts';
import { type StageShape, WIDE_STAGE } from '#shared/rules/sheets/themed-fit.ts';
import {
  decodeTones,
  fieldsWithin,
  luminanceOfTone,
  TONE_LEVELS,
  type ToneMap,
  toneOfLuminance,
  type ToneRange,
  widestRange,
  type Zone,
} from '#shared/rules/sheets/tones.ts';
import {
  linearLight,
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
const HEADERS = [0, HEADER_HEIGHT];
const BARS = [0, BAR_HEIGHT];

/** Opacities are multiples of 1 / `STEPS`. */
const STEPS = 50;
/** Browsers round each blended channel, so it may differ by half a step of 255. */
const ROUNDING = 0.5;

/** The weights with which the blurred copy mixes a field with those around it, in each direction. */
const BLUR = [0.25, 0.5, 0.25];
/** The same along its edges, which are blurred more (`placeholderOf`): a standard deviation of one and a half fields. */
const EDGE_BLUR = [0.03, 0.11, 0.22, 0.28, 0.22, 0.11, 0.03];
/** Levels by which the blurred copy may be darker or lighter than computed, because it is compressed and has mixed colours. */
const COPY_DEVIATION = 3;

/** A range of relative luminances. */
interface Luminances {
  darkest: number;
  lightest: number;
}
const ANY: Luminances = { darkest: 0, lightest: 1 };
const NO_TONES: ToneRange = { dark: 0, light: 0 };
const LEVELS = Array.from({ length: TONE_LEVELS }, (_, level) => level);
const GREY: Rgb = { red: 128, green: 128, blue: 128 };

/** Where a text is on a picture. */
export interface TextPosition extends Fitting {
  /** The picture below the text. Without `tones`, such as for the changing pictures of a video, any colour may be below the text. */
  image: Pick<ImageRef, 'width' | 'height' | 'colour' | 'tones'>;
  /** The part of the picture that is shown; by default, all of it. */
  pictureCrop?: PictureCrop | null;
  /** The adjustments of the picture; by default, none. */
  pictureTone?: PictureTone;
  /** Where the text may be, in shares of the stage. */
  zone: Zone;
  /** Where a text of usual length is, by whose mean tone backdrops are compared; by default, the zone. */
  core?: Zone;
  /** Whether the picture reaches below the header and the bar of the site too, as on sites with a theme. */
  reachesEdges?: boolean;
  /** Whether the colours of the picture's edges are beside it, as on sites with a theme, instead of its copy. */
  isExtended?: boolean;
  /** How the site is shown on desktops. By default, both. */
  viewMode?: ViewMode;
  /**
   * The stages on which the backdrop is used: `upright` those of phones and of `MOBILE` sites on desktops, `wide` all others. By default,
   * all. What is below a text differs most between the two, so a backdrop for each is weaker than one for all.
   */
  shape?: StageShape;
}

export interface TextOnPicture extends TextPosition {
  textColour: string;
  backdropColour: string;
}

/** What may be below a text. */
export interface TextGround {
  /** The luminances of the picture without its adjustments. */
  picture: Luminances;
  /** The adjustments of the picture. */
  veil: Veil | undefined;
  /** The mean tone of the adjusted picture below texts of usual length, as a channel, 0 to 255; `null` if its tones are not known. */
  mean: number | null;
}

/** Returns the part of a box, in its own shares, that a zone of the stage covers. */
const partOf = (box: Box, { left, top, right, bottom }: Zone, stage: Size): Zone => ({
  left: (left * stage.width - box.left) / box.width,
  top: (top * stage.height - box.top) / box.height,
  right: (right * stage.width - box.left) / box.width,
  bottom: (bottom * stage.height - box.top) / box.height,
});

const overlaps = ({ left, top, right, bottom }: Zone): boolean => left < 1 && top < 1 && right > 0 && bottom > 0;
/** Returns what a part has in common with the picture. */
const withinPicture = ({ left, top, right, bottom }: Zone): Zone => ({
  left: Math.max(0, left),
  top: Math.max(0, top),
  right: Math.min(1, right),
  bottom: Math.min(1, bottom),
});
/** Rounding of floating-point numbers. */
const EDGE = 1e-6;
const isInside = ({ left, top, right, bottom }: Zone): boolean => Math.min(left, top, 1 - right, 1 - bottom) >= -EDGE;

/** Returns the box of the blurred copy of the picture, which covers the stage, centred. */
function copyBox(image: Size, stage: Size): Box {
  const scale = Math.max(stage.width / image.width, stage.height / image.height);
  const [width, height] = [image.width * scale, image.height * scale];
  return { left: (stage.width - width) / 2, top: (stage.height - height) / 2, width, height };
}

/** Returns the channel, 0 to 255, of this linear light. */
const channelOfLight = (light: number): number => 255 * (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055);

const CHANNEL_OF = LEVELS.map((level) => channelOfLight(luminanceOfTone(level)));
const LIGHT_OF = LEVELS.map((level) => luminanceOfTone(level + 1));

/**
 * Returns a map whose fields are mixtures of those around them, by weights across and down. Light is averaged as light, and the darkest tones
 * as channels, which is darker.
 */
function mixedMap(map: ToneMap, weights: { across: readonly number[]; down: readonly number[] }): ToneMap {
  const { columns, rows, fields } = map;
  const [reachAcross, reachDown] = [(weights.across.length - 1) / 2, (weights.down.length - 1) / 2];
  return {
    ...map,
    fields: fields.map((_, index) => {
      const [column, row] = [index % columns, Math.floor(index / columns)];
      let [dark, light] = [0, 0];
      for (const [down, share] of weights.down.entries())
        for (const [across, part] of weights.across.entries()) {
          const x = Math.min(columns - 1, Math.max(0, column + across - reachAcross));
          const y = Math.min(rows - 1, Math.max(0, row + down - reachDown));
          const field = fields[y * columns + x] ?? NO_TONES;
          dark += (CHANNEL_OF[field.dark] ?? 0) * share * part;
          light += (LIGHT_OF[field.light] ?? 1) * share * part;
        }
      return { dark: toneOfLuminance(linearLight(dark)) - COPY_DEVIATION, light: toneOfLuminance(light) + COPY_DEVIATION };
    }),
  };
}

/** Returns the tones of the blurred copy. */
const blurredMap = (map: ToneMap): ToneMap => mixedMap(map, { across: BLUR, down: BLUR });

/** Returns the tones of the copy whose edges are blurred along them too, row by row and column by column. */
const edgeMaps = (map: ToneMap): ToneMap[] => [
  mixedMap(map, { across: EDGE_BLUR, down: BLUR }),
  mixedMap(map, { across: BLUR, down: EDGE_BLUR }),
];

/** Returns the different stages of a site on the screens. */
function stagesOf({ viewMode, shape }: TextPosition): Size[] {
  const viewModes = viewMode === undefined ? VIEW_MODES : [viewMode];
  const stages = TEXT_SCREENS.flatMap((screen) => {
    const shown = viewModes.map((each) => stageSize(screen, each));
    return shown.filter(({ width }, index) => shown.findIndex((other) => other.width === width) === index);
  });
  return stages.filter(({ width, height }) => shape === undefined || (shape === 'wide') === width / height >= WIDE_STAGE);
}

/**
 * Returns the part of a picture that is stretched below a zone beside it: its edge, and of a cropped picture anything from its edge to what
 * the crop shows.
 */
const extension = (part: Zone, crop: PictureCrop | null): Zone => (crop ? { left: 0, top: 0, right: 1, bottom: 1 } : part);

/** Returns the channel, 0 to 255, of the mean tone of fields. */
function meanChannel(fields: readonly ToneRange[]): number {
  const sum = fields.reduce((total, { dark, light }) => total + (dark + light + 1) / 2, 0);
  return channelOfLight(luminanceOfTone(sum / fields.length));
}

/** Returns the luminances that the picture, and beside it its blurred copy or its edges and its average colour, may have below the zone. */
function pictureBelow(text: TextPosition): { picture: Luminances; mean: number | null } {
  const { image, zone, core = zone, pictureCrop = null } = text;
  const map = decodeTones(image);
  if (!map) return { picture: ANY, mean: null };
  let copies: ToneMap[] | undefined;
  const colour = toneOfLuminance(luminance(parseColour(image.colour) ?? GREY));
  // A point of the copy is between the centres of the nearest fields.
  const [acrossCentre, downCentre] = [0.5 / map.columns, 0.5 / map.rows];
  const shown = croppedPicture(image, pictureCrop);
  const fitting = { ...text, focalPoint: croppedFocalPoint(text.focalPoint, pictureCrop) };
  const ranges: ToneRange[] = [];
  const usual: ToneRange[] = [];
  for (const stage of stagesOf(text)) {
    for (const header of text.reachesEdges ? [0] : HEADERS)
      for (const bar of text.reachesEdges ? [0] : BARS) {
        const box = pictureBox(fitting, shown, { ...stage, header, bar });
        const part = partOf(box, zone, stage);
        // Beside the picture, the fields of its nearest edge count.
        usual.push(...fieldsWithin(map, uncroppedZone(partOf(box, core, stage), pictureCrop)));
        if (overlaps(part)) ranges.push(widestRange(fieldsWithin(map, uncroppedZone(withinPicture(part), pictureCrop))));
        if (isInside(part)) continue;
        const beside = text.isExtended
          ? extension(part, pictureCrop)
          : uncroppedZone(partOf(copyBox(shown, stage), zone, stage), pictureCrop);
        const { left, top, right, bottom } = beside;
        const near = { left: left - acrossCentre, top: top - downCentre, right: right + acrossCentre, bottom: bottom + downCentre };
        copies ??= text.isExtended ? [blurredMap(map), ...edgeMaps(map)] : [blurredMap(map)];
        ranges.push(...copies.map((copy) => widestRange(fieldsWithin(copy, near))), { dark: colour, light: colour });
      }
  }
  const { dark, light } = widestRange(ranges);
  return {
    picture: { darkest: Math.max(0, luminanceOfTone(dark)), lightest: Math.min(1, luminanceOfTone(light + 1)) },
    mean: meanChannel(usual),
  };
}

/** Returns what may be below a text, from which the backdrops of any colours follow (`backdropOn`). */
export function groundBelow(text: TextPosition): TextGround {
  const { picture, mean } = pictureBelow(text);
  const veil = veilOf(text.pictureTone ?? PLAIN_TONE);
  return { picture, veil, mean: mean !== null && veil ? mean + (veil.grey - mean) * veil.opacity : mean };
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

/** Returns the luminances that colours of these luminances have below a backdrop, by its opacity. `rounding` is that of a channel. */
function blendsWith(backdrop: Rgb, { darkest, lightest }: Luminances, rounding = ROUNDING): (opacity: number) => Luminances {
  const [light, dark] = [lightestBelow(backdrop, lightest), darkestBelow(darkest)];
  return (opacity) => ({
    darkest: Math.min(...dark.map((pixel) => blendedLuminance(pixel, backdrop, opacity, -rounding))),
    lightest: blendedLuminance(light, backdrop, opacity, rounding),
  });
}

/** Returns the luminances of a picture below a veil and a backdrop over it, by the opacity of the backdrop: both are one blend. */
function blendsWithVeil({ grey, opacity: veiled }: Veil, backdrop: Rgb, picture: Luminances): (opacity: number) => Luminances {
  return (opacity) => {
    const whole = 1 - (1 - veiled) * (1 - opacity);
    const mix = (channel: number): number => (grey * veiled * (1 - opacity) + channel * opacity) / whole;
    const both = { red: mix(backdrop.red), green: mix(backdrop.green), blue: mix(backdrop.blue) };
    return blendsWith(both, picture, 2 * ROUNDING)(whole);
  };
}

/**
 * Returns the smallest opacity, 0 to 1 in steps of 0.02, of a backdrop between a text and a picture with which the text has a contrast
 * of at least 4.5:1 against every pixel that may be below it. Every stronger backdrop suffices as well. If the text is not legible
 * on the backdrop itself, returns 0 where it is legible on the picture, otherwise 1.
 */
export function backdropOn({ picture, veil }: TextGround, textColour: string, backdropColour: string): number {
  const [textRgb, backdrop] = [parseColour(textColour), parseColour(backdropColour)];
  if (!textRgb || !backdrop) return 1;
  const ownLuminance = luminance(textRgb) + REFLECTED_LIGHT;
  const [darkerBelow, lighterAbove] = [ownLuminance / TEXT_CONTRAST - REFLECTED_LIGHT, ownLuminance * TEXT_CONTRAST - REFLECTED_LIGHT];
  const isLegibleOn = ({ darkest, lightest }: Luminances): boolean => lightest <= darkerBelow || darkest >= lighterAbove;
  const blended = veil ? blendsWithVeil(veil, backdrop, picture) : blendsWith(backdrop, picture);
  const isEnough = (step: number): boolean => isLegibleOn(step === 0 && !veil ? picture : blended(step / STEPS));
  if (rgbContrastRatio(textRgb, backdrop) < TEXT_CONTRAST) return isEnough(0) ? 0 : 1;
  let step = STEPS;
  while (step > 0 && isEnough(step - 1)) step -= 1;
  return step / STEPS;
}

/**
 * Returns how much the backdrop of a text changes the picture: its opacity times the distance of its colour from the mean tone of the picture,
 * in channels of 0 to 255; infinite if the picture is not known.
 */
export function backdropChange(ground: TextGround, textColour: string, backdropColour: string): number {
  const backdrop = parseColour(backdropColour);
  if (ground.mean === null || !backdrop) return Infinity;
  return backdropOn(ground, textColour, backdropColour) * Math.abs(channelOfLight(luminance(backdrop)) - ground.mean);
}

/**
 * Returns `backdropOn` for the zone of a text on `TEXT_SCREENS`. Of each field of the tone map, `TONE_OUTLIERS` of the pixels may have less
 * contrast.
 *
 * 1. The zone is mapped to the shown part of the picture, and to its blurred copy beside it, on each stage. The tone map has the range of
 *    their luminances.
 * 2. Luminance does not determine the colour, so the least favourable colours of that luminance are blended with the veil of the picture's
 *    adjustments and with the backdrop.
 */
export const backdropStrength = ({ textColour, backdropColour, ...position }: TextOnPicture): number =>
  backdropOn(groundBelow(position), textColour, backdropColour);
