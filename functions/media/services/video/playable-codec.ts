/** Whether every browser decodes a video codec (RFC 6381): H.264 with 8 bits and 4:2:0 colour. */
export const isPlayableVideo = (codec: string | null): boolean => /^avc1\.(?:42|4d|64)[\da-f]{4}$/i.test(codec ?? '');

/** Whether every browser decodes an audio codec (RFC 6381): AAC (LC, HE v1 and v2) or MP3. */
export const isPlayableAudio = (codec: string | null): boolean => /^(?:mp4a\.40\.(?:2|5|29)|mp3)$/.test(codec ?? '');
