/** Names and contents of the files of a ZIP file that compresses nothing, as its directory lists them. */
export function readZip(zip: Buffer): [string, string][] {
  const end = zip.lastIndexOf(Buffer.from('PK\u0005\u0006'));
  const files: [string, string][] = [];
  let entry = zip.readUInt32LE(end + 16);
  for (let count = zip.readUInt16LE(end + 10); count > 0; count -= 1) {
    const size = zip.readUInt32LE(entry + 20);
    const nameEnd = entry + 46 + zip.readUInt16LE(entry + 28);
    const header = zip.readUInt32LE(entry + 42);
    const start = header + 30 + zip.readUInt16LE(header + 26);
    files.push([zip.toString('utf8', entry + 46, nameEnd), zip.toString('utf8', start, start + size)]);
    entry = nameEnd;
  }
  return files;
}
