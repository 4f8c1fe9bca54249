/** As large as it is saved, so that another phone reads it from a gallery. */
const SAVED_PX = 720;

/** Saves a square drawing as dots, since galleries know no drawings. */
export async function savePicture(address: string, fileName: string): Promise<void> {
  const picture = new Image(SAVED_PX, SAVED_PX);
  picture.src = address;
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = SAVED_PX;
  canvas.height = SAVED_PX;
  canvas.getContext('2d')?.drawImage(picture, 0, 0, SAVED_PX, SAVED_PX);
  const link = document.createElement('a');
  link.href = canvas.toDataURL('image/png');
  link.download = fileName;
  link.click();
}
