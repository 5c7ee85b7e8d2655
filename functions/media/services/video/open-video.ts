import { BufferSource, Input, MP4, QTFF } from 'mediabunny';

/** Opens an MP4 or MOV, passes it to `read`, and closes it. */
export async function withVideo<Result>(bytes: Uint8Array, read: (input: Input) => Promise<Result>): Promise<Result> {
  const input = new Input({ source: new BufferSource(bytes), formats: [MP4, QTFF] });
  try {
    return await read(input);
  } finally {
    input.dispose();
  }
}
