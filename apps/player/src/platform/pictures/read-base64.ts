/**
 * What a file holds, as calls carry it. One that cannot be read any more, because it was moved or lies in a cloud,
 * holds nothing: the server then says that it is no picture, instead of nobody.
 */
export function readBase64(file: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => resolve('');
    reader.readAsDataURL(file);
  });
}
