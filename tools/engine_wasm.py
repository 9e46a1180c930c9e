"""From the LLVM text of the engine to WebAssembly with the same bits in every result.

No fast-math and no fused multiply-add may be in the text, and none can come in: WebAssembly has no fused
instruction, the vectorisers stay off, and square root and floor become its exact instructions.
"""

import re
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path

import llvmlite.binding as llvm

TRIPLE = "wasm32-unknown-unknown"
FEATURES = "+sign-ext,+nontrapping-fptoint,+bulk-memory,+bulk-memory-opt,+mutable-globals"
"""What every browser has had since 2020."""
STACK = 64 * 1024
LOOSE = re.compile(
    r"= f(?:add|sub|mul|div|neg|cmp) (?:fast|reassoc|nnan|ninf|nsz|arcp|contract|afn)|@llvm\.fm"
)
EXACT = ("sqrt", "floor")
"""Of the C library; each is one instruction of WebAssembly."""
LINKER = (sys.executable, "-m", "ziglang", "wasm-ld")


class NotExactError(Exception):
    """The text of a kernel would not give the same bits everywhere; the text says why."""


def wasm(entries: Iterable[tuple[str, str, str]]) -> bytes:
    """Return one module with all entries; each takes the address of its arguments, 8 bytes a piece."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    target = llvm.Target.from_triple(TRIPLE)
    machine = target.create_target_machine(cpu="mvp", features=FEATURES, opt=3, reloc="static")
    names = []
    whole = llvm.parse_assembly("")
    for name, symbol, text in entries:
        module = llvm.parse_assembly(_portable(name, symbol, text))
        module.triple, module.data_layout = TRIPLE, str(machine.target_data)
        module.verify()
        whole.link_in(module)
        names.append(name)
    whole.triple, whole.data_layout = TRIPLE, str(machine.target_data)
    options = llvm.create_pipeline_tuning_options(speed_level=3)
    options.loop_vectorization = options.slp_vectorization = False
    for _ in range(2):  # what the first makes small enough, the second merges
        builder = llvm.create_pass_builder(machine, options)
        builder.getModulePassManager().run(whole, builder)
    whole.verify()
    missing = [
        f.name for f in whole.functions if f.is_declaration and not f.name.startswith("llvm.")
    ]
    if missing:
        raise NotExactError(f"The kernels call {', '.join(missing)}, which WebAssembly lacks.")
    return _linked(machine.emit_object(whole), names)


def _portable(name: str, symbol: str, text: str) -> str:
    """Return an entry's text without this machine in it, and with a wrapper that reads its arguments."""
    if LOOSE.search(text):
        raise NotExactError(f"{name} has arithmetic that depends on the compiler.")
    text = re.sub(r"^target .*\n", "", text, flags=re.MULTILINE)
    text = re.sub(
        r"^(@.* = )(?:common|linkonce)((?: local_unnamed_addr)? global)",
        r"\1internal\2",
        text,
        flags=re.MULTILINE,
    )
    text = re.sub(
        r"^define (?:linkonce_odr |weak_odr )?", "define internal ", text, flags=re.MULTILINE
    )
    text = re.sub(r' "target-(cpu|features)"="[^"]*"', "", text)
    for exact in EXACT:
        text = re.sub(
            rf"^declare double @(llvm\.)?{exact}(\.f64)?\(.*\n", "", text, flags=re.MULTILINE
        )
        text, count = re.subn(rf"@(llvm\.)?{exact}(\.f64)?\(", f"@llvm.{exact}.f64(", text)
        if count:
            text += f"\ndeclare double @llvm.{exact}.f64(double)\n"
    inner = f"{name}.inner"
    text = text.replace(f'@"{symbol}"(', f"@{inner}(").replace(f"@{symbol}(", f"@{inner}(")
    return text + _wrapper(name, inner, text)


def _wrapper(name: str, inner: str, text: str) -> str:
    """Return a function that takes its arguments from cells and calls the entry with them."""
    head = re.search(rf"^define .*@{re.escape(inner)}\((.*)\)", text, flags=re.MULTILINE)
    if head is None:
        raise NotExactError(f"The function {name} is not in its own module.")
    given = re.findall(r"(ptr|i64|i32|double)\b[^,%]*%", head[1])[2:]  # after result and error
    lines = [f"define i32 @{name}(ptr %cells) {{", "  %ret = alloca i64", "  %exc = alloca i64"]
    for k, kind in enumerate(given):
        lines.append(f"  %p{k} = getelementptr i8, ptr %cells, i32 {8 * k}")
        lines.append(f"  %v{k} = load {kind}, ptr %p{k}, align 8")
    values = ", ".join(["ptr %ret", "ptr %exc", *(f"{each} %v{k}" for k, each in enumerate(given))])
    lines += [f"  %status = call i32 @{inner}({values})", "  ret i32 %status", "}", ""]
    return "\n".join(["", *lines])


def _linked(code: bytes, names: list[str]) -> bytes:
    """Link one object file into a module that brings its functions and takes its memory."""
    with tempfile.TemporaryDirectory(prefix="carrom-engine-") as folder:
        made, linked = Path(folder, "engine.o"), Path(folder, "engine.wasm")
        made.write_bytes(code)
        exports = [f"--export={name}" for name in ("__heap_base", *names)]
        options = ["--no-entry", "--strip-all", "--import-memory", "--stack-first"]
        done = subprocess.run(
            [*LINKER, made, "-o", linked, *options, "-z", f"stack-size={STACK}", *exports],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        if done.returncode != 0:
            raise NotExactError(f"{done.stdout.strip()}\nwasm-ld failed.")
        return linked.read_bytes()
