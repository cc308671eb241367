"""Paper, card and small shapes of the model: colours, materials, boxes, trees, people, light, camera and renderer."""
import bpy, math, random
from mathutils import Vector

WHITE, MIST, BLUE, DEEP = "#f6f8fa", "#d5e0ea", "#a9bfd2", "#5f7d98"
CORAL, PEACH, SAGE, MOSS = "#f2765f", "#ffc8b6", "#bccfb6", "#8fb095"
OAK, SAND, WATER, INK = "#d8b791", "#efe8de", "#a9cde2", "#33414f"


def linear(colour):
    channels = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]


_materials = {}


def material(colour, rough=0.85, metal=0.0):
    key = (colour, rough, metal)
    if key not in _materials:
        made = bpy.data.materials.new(colour)
        made.use_nodes = True
        shader = made.node_tree.nodes["Principled BSDF"]
        shader.inputs["Base Color"].default_value = (*linear(colour), 1)
        shader.inputs["Roughness"].default_value = rough
        shader.inputs["Metallic"].default_value = metal
        _materials[key] = made
    return _materials[key]


def mesh(name, parts):
    """One mesh of boxes (x0, y0, z0, x1, y1, z1, colour)."""
    vertices, faces, indices, materials = [], [], [], []
    for x0, y0, z0, x1, y1, z1, colour in parts:
        made = material(*colour) if isinstance(colour, tuple) else material(colour)
        if made not in materials:
            materials.append(made)
        i = len(vertices)
        vertices += [(x, y, z) for z in (z0, z1) for x, y in ((x0, y0), (x1, y0), (x1, y1), (x0, y1))]
        for q in ((0, 3, 2, 1), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)):
            faces.append([i + k for k in q])
            indices.append(materials.index(made))
    data = bpy.data.meshes.new(name)
    data.from_pydata(vertices, [], faces)
    for made in materials:
        data.materials.append(made)
    data.polygons.foreach_set("material_index", indices)
    return data


def put(data, at=(0, 0, 0), turn=0.0, size=1.0, bevel=0.0):
    made = bpy.data.objects.new(data.name, data)
    made.location, made.rotation_euler = at, (0, 0, turn)
    made.scale = size if isinstance(size, tuple) else (size, size, size)
    bpy.context.scene.collection.objects.link(made)
    if bevel:
        rounded = made.modifiers.new("bevel", "BEVEL")
        rounded.width, rounded.segments, rounded.limit_method = bevel, 2, "ANGLE"
    return made


def prism(points, z0, z1, colour):
    """A flat shape cut out of card."""
    n = len(points)
    vertices = [(x, y, z) for z in (z0, z1) for x, y in points]
    faces = [list(range(n))[::-1], [n + k for k in range(n)]]
    faces += [[k, (k + 1) % n, n + (k + 1) % n, n + k] for k in range(n)]
    data = bpy.data.meshes.new("card")
    data.from_pydata(vertices, [], faces)
    data.materials.append(material(colour))
    return put(data)


def ring(cx, cy, rx, ry, count=72, start=0.0, end=2 * math.pi):
    return [
        (cx + rx * math.cos(start + (end - start) * k / count), cy + ry * math.sin(start + (end - start) * k / count))
        for k in range(count)
    ]


def band(cx, cy, rx, ry, width, z0, z1, colour, count=96):
    """A ring of card."""
    inner, outer = ring(cx, cy, rx, ry, count), ring(cx, cy, rx + width, ry + width, count)
    vertices = [(x, y, z) for z in (z0, z1) for loop in (inner, outer) for x, y in loop]
    faces = []
    for k in range(count):
        j = (k + 1) % count
        faces += [
            [2 * count + k, 2 * count + j, 3 * count + j, 3 * count + k],
            [count + k, count + j, 3 * count + j, 3 * count + k],
            [j, k, 2 * count + k, 2 * count + j],
        ]
    data = bpy.data.meshes.new("ring")
    data.from_pydata(vertices, [], faces)
    data.materials.append(material(colour))
    return put(data)


def ball(colour, stick, radius):
    """A tree of the model: a ball on a stick."""
    bpy.ops.mesh.primitive_ico_sphere_add(subdivisions=3, radius=radius, location=(0, 0, stick + radius * 0.8))
    crown = bpy.context.object
    bpy.ops.mesh.primitive_cylinder_add(vertices=8, radius=radius * 0.09, depth=stick + radius, location=(0, 0, (stick + radius) / 2))
    trunk = bpy.context.object
    crown.data.materials.append(material(colour))
    trunk.data.materials.append(material(OAK))
    for face in crown.data.polygons:
        face.use_smooth = True
    for made in (crown, trunk):
        made.select_set(True)
    bpy.context.view_layer.objects.active = crown
    bpy.ops.object.transform_apply(location=True)
    bpy.ops.object.join()
    data = crown.data
    bpy.data.objects.remove(crown)
    return data


def person(colour, height=1.7):
    """A figure for scale: a cone and a head."""
    bpy.ops.mesh.primitive_cone_add(vertices=20, radius1=0.3, radius2=0.11, depth=height * 0.8, location=(0, 0, height * 0.4))
    body = bpy.context.object
    bpy.ops.mesh.primitive_uv_sphere_add(segments=16, ring_count=8, radius=height * 0.1, location=(0, 0, height * 0.89))
    head = bpy.context.object
    body.data.materials.append(material(colour))
    head.data.materials.append(material("#e8c7ae"))
    for made in (body, head):
        made.select_set(True)
        for face in made.data.polygons:
            face.use_smooth = True
    bpy.context.view_layer.objects.active = body
    bpy.ops.object.transform_apply(location=True)
    bpy.ops.object.join()
    data = body.data
    bpy.data.objects.remove(body)
    return data


def sky(top, middle, low, strength):
    """Even light from above; the camera sees the colours of a morning instead, along the height of the picture."""
    world = bpy.data.worlds.new("morning")
    bpy.context.scene.world = world
    world.use_nodes = True
    tree = world.node_tree
    tree.nodes.clear()
    add = tree.nodes.new
    ramp, seen, light = add("ShaderNodeValToRGB"), add("ShaderNodeBackground"), add("ShaderNodeBackground")
    where, split, path = add("ShaderNodeTexCoord"), add("ShaderNodeSeparateXYZ"), add("ShaderNodeLightPath")
    mixed, out = add("ShaderNodeMixShader"), add("ShaderNodeOutputWorld")
    stops = ramp.color_ramp.elements
    stops[0].color, stops[1].color = (*linear(low), 1), (*linear(top), 1)
    stops[0].position = 0.42
    between = stops.new(0.68)
    between.color = (*linear(middle), 1)
    light.inputs[0].default_value = (*linear("#e4eefc"), 1)
    light.inputs[1].default_value = strength
    join = tree.links.new
    join(where.outputs["Window"], split.inputs[0])
    join(split.outputs["Y"], ramp.inputs[0])
    join(ramp.outputs[0], seen.inputs[0])
    join(path.outputs["Is Camera Ray"], mixed.inputs[0])
    join(light.outputs[0], mixed.inputs[1])
    join(seen.outputs[0], mixed.inputs[2])
    join(mixed.outputs[0], out.inputs[0])


def sun(azimuth, height, strength, colour="#ffdcb8", softness=2.5):
    """Azimuth from north, clockwise, and height, in degrees."""
    lamp = bpy.data.lights.new("sun", "SUN")
    lamp.energy, lamp.color, lamp.angle = strength, linear(colour), math.radians(softness)
    made = bpy.data.objects.new("sun", lamp)
    a, h = math.radians(azimuth), math.radians(height)
    towards = Vector((math.sin(a) * math.cos(h), math.cos(a) * math.cos(h), math.sin(h)))
    made.rotation_euler = towards.to_track_quat("Z", "Y").to_euler()
    bpy.context.scene.collection.objects.link(made)


def camera(at, target, lens=None, width=None, shift=0.0):
    """A perspective camera with a lens in mm, or a parallel one that sees so many metres across."""
    lens_data = bpy.data.cameras.new("camera")
    if width is None:
        lens_data.lens = lens
    else:
        lens_data.type, lens_data.ortho_scale = "ORTHO", width
    lens_data.shift_y, lens_data.clip_end = shift, 4000
    made = bpy.data.objects.new("camera", lens_data)
    made.location = at
    made.rotation_euler = (Vector(target) - Vector(at)).to_track_quat("-Z", "Y").to_euler()
    bpy.context.scene.collection.objects.link(made)
    bpy.context.scene.camera = made


def render(path, width, height, samples, threads, exposure=0.0):
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.render.threads_mode, scene.render.threads = "FIXED", threads
    scene.render.resolution_x, scene.render.resolution_y, scene.render.resolution_percentage = width, height, 100
    scene.render.image_settings.file_format = "PNG"
    scene.render.filepath = path
    scene.view_settings.view_transform, scene.view_settings.exposure = "Standard", exposure
    cycles = scene.cycles
    cycles.device, cycles.samples, cycles.use_denoising = "CPU", samples, False
    cycles.use_adaptive_sampling, cycles.adaptive_threshold, cycles.adaptive_min_samples = True, 0.03, 12
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 4, 3, 2
    cycles.sample_clamp_indirect, cycles.sample_clamp_direct = 3, 8
    cycles.caustics_reflective = cycles.caustics_refractive = False
    bpy.ops.render.render(write_still=True)


def chance(seed):
    return random.Random(seed)
