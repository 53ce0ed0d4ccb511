/** Why a store cannot be opened, backed up or restored, in a sentence for whoever runs the server. */
export class StorageError extends Error {
  override readonly name = 'StorageError';
}
