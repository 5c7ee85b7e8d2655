/** Codecs by their registered names (RFC 6381), as `video.canPlayType` takes them. */

/** H.264 in the profiles with 8 bits and halved colour: what every browser decodes, on every device. */
export const isPlayableVideo = (codec: string | null): boolean => /^avc1\.(?:42|4d|64)[\da-f]{4}$/i.test(codec ?? '');

/** AAC (low complexity, high efficiency 1 and 2) and MP3. */
export const isPlayableAudio = (codec: string | null): boolean => /^(?:mp4a\.40\.(?:2|5|29)|mp3)$/.test(codec ?? '');
