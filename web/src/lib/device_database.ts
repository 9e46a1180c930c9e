/** A database of the browser: opened when it is first needed. */

/** Do something with its stores; it is on the disk when this is done. */
export type DatabaseWork = <T>(mode: IDBTransactionMode, wish: (found: IDBTransaction) => IDBRequest<T>) => Promise<T>;

/** The stores are made by make, the first time. */
export function deviceDatabase(name: string, make: (fresh: IDBDatabase) => void): DatabaseWork {
  let opened: Promise<IDBDatabase> | null = null;

  /** What could not be opened, or was closed by the browser, is opened anew the next time. */
  const again = (): void => {
    opened = null;
  };

  function database(): Promise<IDBDatabase> {
    opened ??= new Promise((resolve, reject) => {
      const asked = indexedDB.open(name, 1);
      asked.onupgradeneeded = () => make(asked.result);
      asked.onsuccess = () => {
        asked.result.onclose = again;
        resolve(asked.result);
      };
      asked.onerror = () => reject(new Error("no storage"));
    });
    opened.catch(again);
    return opened;
  }

  return async (mode, wish) => {
    const all = await database();
    const found = all.transaction([...all.objectStoreNames], mode, { durability: "strict" });
    const asked = wish(found);
    return new Promise((resolve, reject) => {
      found.oncomplete = () => resolve(asked.result);
      found.onerror = found.onabort = () => reject(new Error("not kept"));
    });
  };
}
