import { Avatar } from '@mantine/core';
import { type ImageRef, PROFILE_PICTURE_WIDTHS } from '#shared/model/media/media.ts';
import { mediaUrl } from '#web/lib/media-url.ts';
import { useMediaRenewals } from '#web/lib/media/recover-media.ts';

const LATIN_NAME = /^\p{Script=Latin}[\p{Script=Latin}\p{M}'’.-]*(?:\s+\p{Script=Latin}[\p{Script=Latin}\p{M}'’.-]*)*$/u;
/** Legal forms, which precede most company names and do not distinguish them. */
const LEGAL_FORM = /^(?:株式会社|有限会社|合同会社|㈱|주식회사|\(주\))\s*(?=\S)/u;
/** The device pixels per CSS pixel for which a variant of the picture is selected. */
const DENSITY = 2;

/** Returns the letters of an avatar: the initials of a Latin name, the first character of any other name. */
export function initialsOf(name: string): string {
  const bare = name.trim().replace(LEGAL_FORM, '');
  const words = bare.split(/\s+/);
  const letters = LATIN_NAME.test(bare) && words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return letters.map((word) => Array.from(word ?? '')[0] ?? '').join('');
}

interface PersonAvatarProps {
  name: string;
  picture: ImageRef | null;
  /** Diameter in pixels. */
  size: number;
}

/** A picture or initials. Decorative, because the name is shown beside the avatar or is the name of the control around it. */
export function PersonAvatar({ name, picture, size }: PersonAvatarProps) {
  const renewals = useMediaRenewals();
  const width = PROFILE_PICTURE_WIDTHS.find((candidate) => candidate >= size * DENSITY) ?? PROFILE_PICTURE_WIDTHS[2];
  return (
    <Avatar
      key={renewals}
      src={picture && mediaUrl(picture.mediaId, width)}
      alt=""
      size={size}
      color="gray"
      aria-hidden
      imageProps={{ loading: 'lazy', decoding: 'async' }}
      {...(picture && { style: { backgroundColor: picture.colour } })}
    >
      {initialsOf(name)}
    </Avatar>
  );
}
