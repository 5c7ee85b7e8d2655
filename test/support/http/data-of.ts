/** The data of a use case's answer, with or without cookies. */
export async function dataOf<T extends object | null>(answer: Promise<T | { data: T; cookies: string[] }>): Promise<T> {
  const given = await answer;
  return given !== null && 'cookies' in given ? given.data : given;
}
